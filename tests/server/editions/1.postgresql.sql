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
    n integer NOT NULL,
    moves integer NOT NULL,
    status character varying(16) NOT NULL,
    waiting integer,
    waiting_bot boolean NOT NULL,
    deadline double precision,
    updated double precision NOT NULL
);
INSERT INTO public.about VALUES (1);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 1, 'opened', NULL, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', NULL, '{"seats": [{"kind": "human", "name": "Anna", "colour": "orange", "visitor": "f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030", "bot": null, "confirm": true}, {"kind": "open", "name": "", "colour": "purple", "visitor": null, "bot": null, "confirm": true}, {"kind": "bot", "name": "Otto", "colour": "green", "visitor": null, "bot": "random", "confirm": false}], "moves": [], "next": 0, "waits": null}', 1794984134.5478966);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 2, 'seat', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', NULL, '{"event": "joined", "now": {"kind": "human", "name": "Ben", "colour": "purple", "visitor": "711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768", "bot": null, "confirm": true}, "waits": 0}', 1794984134.8393385);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 3, 'chat', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:b60f18fc13544045', '{"name": "Anna", "text": "Wer baut die Werft?", "sent": "1a1e2643a4779fbd", "waits": 0}', 1794984136.6132302);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 4, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:85bd876025d8e41f', '{"key": "move:harbour_1", "sent": "70bdc27578fcedb5", "next": 0, "waits": 0}', 1794984138.0280063);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 5, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:1618dcef75ee2e5d', '{"key": "to:workshop_1", "sent": "ec270ee63c61dafb", "next": 0, "waits": 0}', 1794984139.532575);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 6, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:eb33a265ef5e1540', '{"key": "shift:row2_right", "sent": "6433aa814103d133", "next": 0, "waits": 0}', 1794984140.9622746);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 7, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:8d35edb2afefde67', '{"key": "shift:col0_up", "sent": "1314bf8d4daf8582", "next": 0, "waits": 0}', 1794984142.3846712);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 8, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:070b8272385ec93e', '{"key": "shift:col1_down", "sent": "52c15301c21b7880", "next": 0, "waits": 0}', 1794984143.80791);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 9, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:d246aae0ceac95ab', '{"key": "to:mine_2", "sent": "f0c7d1e8f06d1b2b", "next": 0, "waits": 0}', 1794984145.2393675);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 10, 'move', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:ab2a67558fde0f4f', '{"key": "skip", "sent": "0e370956fec4ea88", "next": 1, "waits": 0}', 1794984146.663255);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 11, 'confirm', 0, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030:cde2ce128ee575fd', '{"sent": "f70d9b403fc97b5c", "waits": 1}', 1794984148.087856);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 12, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:211ec250e4d9fef6', '{"key": "shift:row1_right", "sent": "7a959b7f655562dd", "next": 1, "waits": 1}', 1794984149.5130587);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 13, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:70983eba99f765d2', '{"key": "shift:row3_left", "sent": "ce99419ebbb216ee", "next": 1, "waits": 1}', 1794984150.931264);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 14, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:0eb3c52688dd8972', '{"key": "shift:col0_down", "sent": "5026c110090069db", "next": 1, "waits": 1}', 1794984152.3753417);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 15, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:4fa986153568aa53', '{"key": "shift:col2_up", "sent": "8b168a03eb5df7d9", "next": 1, "waits": 1}', 1794984153.804456);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 16, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:a4c98743dbb1af58', '{"key": "to:workshop_1", "sent": "ae3f8b7f7722021d", "next": 1, "waits": 1}', 1794984155.2211926);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 17, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:f67cca84831c75bd', '{"key": "to:forest_2", "sent": "fde52beca92b780e", "next": 1, "waits": 1}', 1794984156.634163);
INSERT INTO public.entries VALUES ('73ppqvak7agt4uae', 18, 'move', 1, '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768:25e88c3153d94af8', '{"key": "gather", "sent": "56945e07d0b58b8b", "next": 2, "waits": 1}', 1794984158.0617716);
INSERT INTO public.invitations VALUES ('9697171d07cebe0bd5685ebb0b5bad593c50ae644335442b5c32bd2fc5abe413', '73ppqvak7agt4uae', 1, NULL);
INSERT INTO public.notes VALUES ('73ppqvak7agt4uae', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 'Züge zählen');
INSERT INTO public.seats VALUES ('73ppqvak7agt4uae', 0, 'human', 'Anna', 'orange', 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', NULL, true);
INSERT INTO public.seats VALUES ('73ppqvak7agt4uae', 2, 'bot', 'Otto', 'green', NULL, 'random', false);
INSERT INTO public.seats VALUES ('73ppqvak7agt4uae', 1, 'human', 'Ben', 'purple', '711058cd74c434d6c71dd38064423653be03ec1ea2793fe483936900637f4768', NULL, true);
INSERT INTO public.tables VALUES ('73ppqvak7agt4uae', 'airship_city', 1, 3, 2765828736353354903, 'tEn_4qbDwERz-ePhI-KukA', '{"workers_stay_on_shifted_tile": "true", "score_may_be_negative": "true", "prerequisite_counts_majority_marker": "false", "bonus_unlock_counts_majority_marker": "false", "majority_needs_strict_lead": "true", "shift_in_mid_hop": "true", "expansion_must_develop_if_possible": "true", "resource_bonus_tile_side_checked": "before_action", "resource_bonus_expansion_checked": "after_action"}', 'Altbau', 'live', NULL, false, 'f25b080a6abae4de6e77cd545a3c083da39c7a0d7702d7ecdba11b4499fbc030', 1794984134.5478966, 18, 14, 'playing', 1, false, NULL, 1794984158.0617716);
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
CREATE INDEX ix_seats_visitor ON public.seats USING btree (visitor);
CREATE INDEX tables_by_bot ON public.tables USING btree (waiting_bot, updated);
CREATE INDEX tables_by_deadline ON public.tables USING btree (deadline);
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
