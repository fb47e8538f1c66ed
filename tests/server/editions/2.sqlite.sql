PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE about (
	edition INTEGER NOT NULL, 
	PRIMARY KEY (edition)
);
INSERT INTO about VALUES(2);
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
	allowed TEXT DEFAULT '{}' NOT NULL, 
	n INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	waiting INTEGER, 
	waiting_bot BOOLEAN NOT NULL, 
	deadline FLOAT, 
	updated FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO tables VALUES('t62icztezwdnx7a6','airship_city',1,3,1765676579143470169,'lrufw1lz1-4tePILV7vqXw','{"workers_stay_on_shifted_tile": "true", "score_may_be_negative": "true", "prerequisite_counts_majority_marker": "false", "bonus_unlock_counts_majority_marker": "false", "majority_needs_strict_lead": "true", "shift_in_mid_hop": "true", "expansion_must_develop_if_possible": "true", "resource_bonus_tile_side_checked": "before_action", "resource_bonus_expansion_checked": "after_action"}','Altbau','live',NULL,0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030',1794984097.2066819668,'{"hints": true, "undo": true, "analysis": false}',18,14,'playing',1,0,NULL,1794984120.5567290782);
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
INSERT INTO entries VALUES('t62icztezwdnx7a6',1,'opened',NULL,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030',NULL,'{"seats": [{"kind": "human", "name": "Anna", "colour": "orange", "visitor": "f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030", "bot": null, "confirm": true}, {"kind": "open", "name": "", "colour": "purple", "visitor": null, "bot": null, "confirm": true}, {"kind": "bot", "name": "Otto", "colour": "green", "visitor": null, "bot": "random", "confirm": false}], "moves": [], "next": 0, "waits": null}',1794984097.2066819668);
INSERT INTO entries VALUES('t62icztezwdnx7a6',2,'seat',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768',NULL,'{"event": "joined", "now": {"kind": "human", "name": "Ben", "colour": "purple", "visitor": "711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768", "bot": null, "confirm": true}, "waits": 0}',1794984097.3860852718);
INSERT INTO entries VALUES('t62icztezwdnx7a6',3,'chat',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:207bdf446077962d','{"name": "Anna", "text": "Wer baut die Werft?", "sent": "07352dcc4c275ab2", "waits": 0}',1794984098.9994955062);
INSERT INTO entries VALUES('t62icztezwdnx7a6',4,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:a0d8f6f2f5a2a916','{"key": "move:harbour_1", "sent": "058d8ce544c652e1", "next": 0, "waits": 0}',1794984100.4098711014);
INSERT INTO entries VALUES('t62icztezwdnx7a6',5,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:0e73e5b423893e5f','{"key": "to:factory_2", "sent": "7cca77bc39cc66d3", "next": 0, "waits": 0}',1794984101.8863713741);
INSERT INTO entries VALUES('t62icztezwdnx7a6',6,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:d145c2dec9d03dc7','{"key": "skip", "sent": "7601f3b58992121c", "next": 0, "waits": 0}',1794984103.370937109);
INSERT INTO entries VALUES('t62icztezwdnx7a6',7,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:4c01f2a94de72ff0','{"key": "shift:col0_up", "sent": "9b4becb19192d666", "next": 0, "waits": 0}',1794984104.836523056);
INSERT INTO entries VALUES('t62icztezwdnx7a6',8,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:12192f13b9ca770b','{"key": "shift:col1_down", "sent": "aba51bc83b106430", "next": 0, "waits": 0}',1794984106.2885491848);
INSERT INTO entries VALUES('t62icztezwdnx7a6',9,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:5819f9cb7b763133','{"key": "shift:col3_up", "sent": "c8e7a3a60044a3eb", "next": 0, "waits": 0}',1794984107.7102613449);
INSERT INTO entries VALUES('t62icztezwdnx7a6',10,'move',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:627a4163ee7da50c','{"key": "to:shipyard_1", "sent": "acf8f71b1a9ecdd6", "next": 1, "waits": 0}',1794984109.1559438705);
INSERT INTO entries VALUES('t62icztezwdnx7a6',11,'confirm',0,'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:42c6c3ac28bf661c','{"sent": "8d2250d2a86035c7", "waits": 1}',1794984110.5806131362);
INSERT INTO entries VALUES('t62icztezwdnx7a6',12,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:e5c72bc0a304e63d','{"key": "shift:row1_right", "sent": "1fca3e5a9202433f", "next": 1, "waits": 1}',1794984112.0143351555);
INSERT INTO entries VALUES('t62icztezwdnx7a6',13,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:a938e0dae9d80d7b','{"key": "shift:row3_left", "sent": "b8d5142425957ad2", "next": 1, "waits": 1}',1794984113.4376773834);
INSERT INTO entries VALUES('t62icztezwdnx7a6',14,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:d031067fa35af495','{"key": "shift:col0_down", "sent": "d1432aa1fba0eea3", "next": 1, "waits": 1}',1794984114.8487226963);
INSERT INTO entries VALUES('t62icztezwdnx7a6',15,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:98259d685da9a371','{"key": "shift:col2_up", "sent": "2df12251b0fd9eb4", "next": 1, "waits": 1}',1794984116.279989481);
INSERT INTO entries VALUES('t62icztezwdnx7a6',16,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:889e2e020e03491b','{"key": "to:marketplace_2", "sent": "3e0fcb508558e561", "next": 1, "waits": 1}',1794984117.7069103718);
INSERT INTO entries VALUES('t62icztezwdnx7a6',17,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:86e1c3ed6d77fb12','{"key": "skip", "sent": "1ff0c561475a3943", "next": 1, "waits": 1}',1794984119.125742197);
INSERT INTO entries VALUES('t62icztezwdnx7a6',18,'move',1,'711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:cd5d5cfeae4891cc','{"key": "to:factory_1", "sent": "3c9313ddad48df81", "next": 1, "waits": 1}',1794984120.5567290782);
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
INSERT INTO seats VALUES('t62icztezwdnx7a6',0,'human','Anna','orange','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030',NULL,1);
INSERT INTO seats VALUES('t62icztezwdnx7a6',1,'human','Ben','purple','711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768',NULL,1);
INSERT INTO seats VALUES('t62icztezwdnx7a6',2,'bot','Otto','green',NULL,'random',0);
CREATE TABLE invitations (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	made_for VARCHAR(64), 
	PRIMARY KEY (token), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO invitations VALUES('2f77b661119f32c8475483f397a71be6ddc7e67043642f8352b0d99cf5f5df2a','t62icztezwdnx7a6',1,NULL);
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
INSERT INTO notes VALUES('t62icztezwdnx7a6','f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030','Züge zählen');
CREATE INDEX tables_by_bot ON tables (waiting_bot, updated);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_by_deadline ON tables (deadline);
CREATE INDEX tables_in_public ON tables (public, updated);
CREATE INDEX ix_seats_visitor ON seats (visitor);
CREATE INDEX invitations_by_seat ON invitations (table_id, seat);
CREATE INDEX ix_notes_visitor ON notes (visitor);
COMMIT;
