CREATE TABLE public.about (
    edition integer NOT NULL
);
CREATE TABLE public.entries (
    table_id character varying(32) NOT NULL,
    n integer NOT NULL,
    kind character varying(16) NOT NULL,
    seat integer,
    visitor character varying(64),
    ref character varying(160),
    body text NOT NULL,
    "time" double precision NOT NULL
);
CREATE TABLE public.invitations (
    token character varying(64) NOT NULL,
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    made_for character varying(64)
);
CREATE TABLE public.notes (
    table_id character varying(32) NOT NULL,
    visitor character varying(64) NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.seats (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    name text NOT NULL,
    colour character varying(16) NOT NULL,
    visitor character varying(64),
    bot character varying(32),
    confirm boolean NOT NULL
);
CREATE TABLE public.snapshots (
    table_id character varying(32) NOT NULL,
    n integer NOT NULL,
    version integer NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    game character varying(64) NOT NULL,
    version integer NOT NULL,
    seats integer NOT NULL,
    seed bigint NOT NULL,
    salt character varying(64) NOT NULL,
    choices text NOT NULL,
    name text NOT NULL,
    pace character varying(8) NOT NULL,
    pace_seconds double precision,
    public boolean NOT NULL,
    host character varying(64) NOT NULL,
    created double precision NOT NULL,
    allowed text DEFAULT '{}'::text NOT NULL,
    n integer NOT NULL,
    moves integer NOT NULL,
    status character varying(16) NOT NULL,
    waiting integer,
    waiting_bot boolean NOT NULL,
    deadline double precision,
    updated double precision NOT NULL
);
INSERT INTO public.about VALUES (2);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 1, 'opened', NULL, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', NULL, '{"seats": [{"kind": "human", "name": "Anna", "colour": "orange", "visitor": "f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030", "bot": null, "confirm": true}, {"kind": "open", "name": "", "colour": "purple", "visitor": null, "bot": null, "confirm": true}, {"kind": "bot", "name": "Otto", "colour": "green", "visitor": null, "bot": "random", "confirm": false}], "moves": [], "next": 0, "waits": null}', 1794984166.7818873);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 2, 'seat', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', NULL, '{"event": "joined", "now": {"kind": "human", "name": "Ben", "colour": "purple", "visitor": "711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768", "bot": null, "confirm": true}, "waits": 0}', 1794984167.035276);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 3, 'chat', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:5383f5ea00b6a513', '{"name": "Anna", "text": "Wer baut die Werft?", "sent": "9f3713034e1868c9", "waits": 0}', 1794984168.6342616);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 4, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:326a93e2a9228adf', '{"key": "move:harbour_1", "sent": "8e9ac6505b85652e", "next": 0, "waits": 0}', 1794984170.0650542);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 5, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:55b32dab53dccb0a', '{"key": "to:shipyard_1", "sent": "aaa0acb5f68bed5e", "next": 0, "waits": 0}', 1794984171.521054);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 6, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:6aea04173bae82dd', '{"key": "skip", "sent": "9b1da9cc460e13a2", "next": 0, "waits": 0}', 1794984172.9946907);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 7, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:c4da062a3b686d1e', '{"key": "shift:col0_up", "sent": "1a81517700af1cce", "next": 0, "waits": 0}', 1794984174.4122965);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 8, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:dda087b7c06790cf', '{"key": "shift:col1_down", "sent": "ea3395e967f51972", "next": 0, "waits": 0}', 1794984175.8255503);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 9, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:82389367287e14fd', '{"key": "shift:col3_up", "sent": "e639f4f7c3cce5ec", "next": 0, "waits": 0}', 1794984177.2411005);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 10, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:861e1ba92c1c535f', '{"key": "to:lighthouse_1", "sent": "f5bd05de8e3e8905", "next": 0, "waits": 0}', 1794984178.6701088);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 11, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:d751c8b7337818f5', '{"key": "shift:row1_right", "sent": "c939af4ff348d83a", "next": 0, "waits": 0}', 1794984180.089594);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 12, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:f043e20ca59cb289', '{"key": "shift:col0_up", "sent": "c6f906af9e1baa12", "next": 1, "waits": 0}', 1794984181.498824);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 13, 'confirm', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:ec5c90dd8dcd0a24', '{"sent": "9430e99929d593e8", "waits": 1}', 1794984182.9108284);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 14, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:98e107e744160abe', '{"key": "shift:col0_down", "sent": "e4ab9d0a0544c476", "next": 1, "waits": 1}', 1794984184.3439655);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 15, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:e309ae94388e85bf', '{"key": "shift:col2_up", "sent": "782035813f49c7d1", "next": 1, "waits": 1}', 1794984185.786261);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 16, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:70056e638000ccf5', '{"key": "shift:col3_down", "sent": "5939b72de9f4a376", "next": 1, "waits": 1}', 1794984187.2155561);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 17, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:930a6a3337490754', '{"key": "shift:row0_right", "sent": "22e294a3a1cba71a", "next": 1, "waits": 1}', 1794984188.66353);
INSERT INTO public.entries VALUES ('35qx3nckc4g4s7l7', 18, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:2bac380f4186c3f9', '{"key": "to:workshop_1", "sent": "0132b6ba0872cc4f", "next": 1, "waits": 1}', 1794984190.1064126);
INSERT INTO public.invitations VALUES ('4b2704fc89182f9cfd5ca2345e676266bd24ca3b08886d74b9057917f4b13451', '35qx3nckc4g4s7l7', 1, NULL);
INSERT INTO public.notes VALUES ('35qx3nckc4g4s7l7', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'Züge zählen');
INSERT INTO public.seats VALUES ('35qx3nckc4g4s7l7', 0, 'human', 'Anna', 'orange', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', NULL, true);
INSERT INTO public.seats VALUES ('35qx3nckc4g4s7l7', 2, 'bot', 'Otto', 'green', NULL, 'random', false);
INSERT INTO public.seats VALUES ('35qx3nckc4g4s7l7', 1, 'human', 'Ben', 'purple', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', NULL, true);
INSERT INTO public.tables VALUES ('35qx3nckc4g4s7l7', 'airship_city', 1, 3, 7387856380058584414, 'u12aHNyWgB1uKWri3RgoMA', '{"workers_stay_on_shifted_tile": "true", "score_may_be_negative": "true", "prerequisite_counts_majority_marker": "false", "bonus_unlock_counts_majority_marker": "false", "majority_needs_strict_lead": "true", "shift_in_mid_hop": "true", "expansion_must_develop_if_possible": "true", "resource_bonus_tile_side_checked": "before_action", "resource_bonus_expansion_checked": "after_action"}', 'Altbau', 'live', NULL, false, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 1794984166.7818873, '{"hints": true, "undo": true, "analysis": false}', 18, 14, 'playing', 1, false, NULL, 1794984190.1064126);
ALTER TABLE ONLY public.about
    ADD CONSTRAINT about_pkey PRIMARY KEY (edition);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_ref_key UNIQUE (table_id, ref);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (table_id, visitor);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX invitations_by_seat ON public.invitations USING btree (table_id, seat);
CREATE INDEX ix_notes_visitor ON public.notes USING btree (visitor);
CREATE INDEX ix_seats_visitor ON public.seats USING btree (visitor);
CREATE INDEX tables_by_bot ON public.tables USING btree (waiting_bot, updated);
CREATE INDEX tables_by_deadline ON public.tables USING btree (deadline);
CREATE INDEX tables_by_host ON public.tables USING btree (host, status);
CREATE INDEX tables_in_public ON public.tables USING btree (public, updated);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
