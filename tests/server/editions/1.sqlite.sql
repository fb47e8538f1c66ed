PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE about (
	edition INTEGER NOT NULL, 
	PRIMARY KEY (edition)
);
INSERT INTO about VALUES(1);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	seed BIGINT NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	choices TEXT NOT NULL, 
	name TEXT NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	pace_seconds FLOAT, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	n INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	waiting INTEGER, 
	waiting_bot BOOLEAN NOT NULL, 
	deadline FLOAT, 
	updated FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO tables VALUES('ur45vxvqwk4txuok','airship_city',1,3,6749791534902334935,'JBG9I-dvZWXqBcCvkTjH6A','{"workers_stay_on_shifted_tile": "true", "score_may_be_negative": "true", "prerequisite_counts_majority_marker": "false", "bonus_unlock_counts_majority_marker": "false", "majority_needs_strict_lead": "true", "shift_in_mid_hop": "true", "expansion_must_develop_if_possible": "true", "resource_bonus_tile_side_checked": "before_action", "resource_bonus_expansion_checked": "after_action"}','Altbau','live',NULL,0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030',1794984064.0492522716,18,14,'playing',1,0,NULL,1794984087.7553544044);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	visitor VARCHAR(64), 
	ref VARCHAR(160), 
	body TEXT NOT NULL, 
	time FLOAT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	UNIQUE (table_id, ref), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',1,'opened',NULL,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030',NULL,'{"seats": [{"kind": "human", "name": "Anna", "colour": "orange", "visitor": "f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030", "bot": null, "confirm": true}, {"kind": "open", "name": "", "colour": "purple", "visitor": null, "bot": null, "confirm": true}, {"kind": "bot", "name": "Otto", "colour": "green", "visitor": null, "bot": "random", "confirm": false}], "moves": [], "next": 0, "waits": null}',1794984064.0492522716);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',2,'seat',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768',NULL,'{"event": "joined", "now": {"kind": "human", "name": "Ben", "colour": "purple", "visitor": "711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768", "bot": null, "confirm": true}, "waits": 0}',1794984064.5863022804);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',3,'chat',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:f04765b152996a2b','{"name": "Anna", "text": "Wer baut die Werft?", "sent": "46c4ed132f902c26", "waits": 0}',1794984066.3246617316);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',4,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:6dae65000deaa9a3','{"key": "move:harbour_1", "sent": "b973bdefa59e9f7a", "next": 0, "waits": 0}',1794984067.7300434112);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',5,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:353ced717b1f5c91','{"key": "to:workshop_1", "sent": "972c06df32c6e932", "next": 0, "waits": 0}',1794984069.2470850944);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',6,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:d6a99d6754838b80','{"key": "shift:row2_right", "sent": "35833f5303a7881d", "next": 0, "waits": 0}',1794984070.6791434287);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',7,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:6fb9e4f783f709b5','{"key": "shift:col0_up", "sent": "93e149d4a2a650db", "next": 0, "waits": 0}',1794984072.1272046565);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',8,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:73bedbd964d0de17','{"key": "shift:col1_down", "sent": "15d567fc3a7ec695", "next": 0, "waits": 0}',1794984073.5525562762);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',9,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:4cb3018e1faaac4a','{"key": "to:factory_1", "sent": "7326cb61a54cbc35", "next": 0, "waits": 0}',1794984074.9699459076);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',10,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:593f9de8797cefd0','{"key": "skip", "sent": "6593d7bbaa7bbb4c", "next": 1, "waits": 0}',1794984076.3907926082);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',11,'confirm',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:cb4725e3f8ad900c','{"sent": "ceb8ff5f050d6cc8", "waits": 1}',1794984077.8015317917);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',12,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:822d0113ff0573f4','{"key": "shift:row1_right", "sent": "e4fe7cc8828fbb36", "next": 1, "waits": 1}',1794984079.2278459072);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',13,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:fa08a8fe8202884c','{"key": "shift:row3_left", "sent": "9e2d5e63bed9ab4b", "next": 1, "waits": 1}',1794984080.6517608166);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',14,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:5b04d59b45af8627','{"key": "shift:col0_down", "sent": "6f3c57c3bfb262a7", "next": 1, "waits": 1}',1794984082.0652701854);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',15,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:99a124a0bcbafe7a','{"key": "shift:col2_up", "sent": "240968a0ef53626d", "next": 1, "waits": 1}',1794984083.4804234504);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',16,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:6d2e5310a85d89a2','{"key": "to:marketplace_1", "sent": "e36c8a44b04b94e1", "next": 1, "waits": 1}',1794984084.9199609756);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',17,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:9dbaee721c3595a2','{"key": "skip", "sent": "5e898b1b3155b728", "next": 1, "waits": 1}',1794984086.3314967155);
INSERT INTO entries VALUES('ur45vxvqwk4txuok',18,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:384ed9728e6752dc','{"key": "to:guild_hall_1", "sent": "31832d3f320a1741", "next": 2, "waits": 1}',1794984087.7553544044);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name TEXT NOT NULL, 
	colour VARCHAR(16) NOT NULL, 
	visitor VARCHAR(64), 
	bot VARCHAR(32), 
	confirm BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO seats VALUES('ur45vxvqwk4txuok',0,'human','Anna','orange','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030',NULL,1);
INSERT INTO seats VALUES('ur45vxvqwk4txuok',1,'human','Ben','purple','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768',NULL,1);
INSERT INTO seats VALUES('ur45vxvqwk4txuok',2,'bot','Otto','green',NULL,'random',0);
CREATE TABLE invitations (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	made_for VARCHAR(64), 
	PRIMARY KEY (token), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO invitations VALUES('e082c7cc690657bad30716e1ff8ef03bd350ffdbd0e7cd8c3a715035c1fbbcbd','ur45vxvqwk4txuok',1,NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE notes (
	table_id VARCHAR(32) NOT NULL, 
	visitor VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, visitor), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO notes VALUES('ur45vxvqwk4txuok','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','Züge zählen');
CREATE INDEX tables_by_bot ON tables (waiting_bot, updated);
CREATE INDEX tables_by_deadline ON tables (deadline);
CREATE INDEX tables_in_public ON tables (public, updated);
CREATE INDEX ix_seats_visitor ON seats (visitor);
CREATE INDEX invitations_by_seat ON invitations (table_id, seat);
COMMIT;
