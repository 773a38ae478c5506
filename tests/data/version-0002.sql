-- A database as the version with migration 0002 left it.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE counters (
	name TEXT NOT NULL,
	value FLOAT NOT NULL,
	CONSTRAINT pk_counters PRIMARY KEY (name)
);
INSERT INTO "counters" VALUES('up time',60.0);
CREATE TABLE events (
	"table" TEXT NOT NULL,
	number INTEGER NOT NULL,
	body TEXT NOT NULL,
	CONSTRAINT pk_events PRIMARY KEY ("table", number),
	CONSTRAINT fk_events_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID
;
INSERT INTO "events" VALUES('at a terminal',0,'{"event": "opened", "traits": "colour,shape,height,body", "squares": "off", "edition": "classic", "calling": "hand", "seconds_per_move": null, "late": "loses", "wrong_calls": "call", "wrong_calls_to_lose": null, "hints": false, "mask": true, "patience": 300}');
INSERT INTO "events" VALUES('at a terminal',1,'{"event": "joined", "player": "Ada"}');
INSERT INTO "events" VALUES('at a terminal',2,'{"event": "joined", "player": "Grace"}');
INSERT INTO "events" VALUES('at a terminal',3,'{"event": "began", "first": 0, "at": 1800000000.0}');
INSERT INTO "events" VALUES('damaged',0,'{');
INSERT INTO "events" VALUES('damaged',1,'{"event": "joined", "player": "Ada"}');
INSERT INTO "events" VALUES('damaged',2,'{"event": "joined", "player": "Grace"}');
INSERT INTO "events" VALUES('damaged',3,'{"event": "began", "first": 0, "at": 1800000000.0}');
INSERT INTO "events" VALUES('next',0,'{"event": "opened", "traits": "colour,shape,height,body", "squares": "off", "edition": "classic", "calling": "hand", "seconds_per_move": null, "late": "loses", "wrong_calls": "call", "wrong_calls_to_lose": null, "hints": false, "mask": false, "patience": 300}');
INSERT INTO "events" VALUES('next',1,'{"event": "joined", "player": "Ada"}');
INSERT INTO "events" VALUES('next',2,'{"event": "joined", "player": "Grace"}');
INSERT INTO "events" VALUES('next',3,'{"event": "began", "first": 1, "at": 1800000000.0}');
INSERT INTO "events" VALUES('on',0,'{"event": "opened", "traits": "shape,body", "squares": "on", "edition": "access", "calling": "hand", "seconds_per_move": 60, "late": "warned", "wrong_calls": "call", "wrong_calls_to_lose": null, "hints": true, "mask": false, "patience": 300}');
INSERT INTO "events" VALUES('on',1,'{"event": "joined", "player": "Ada"}');
INSERT INTO "events" VALUES('on',2,'{"event": "joined", "player": "Grace"}');
INSERT INTO "events" VALUES('on',3,'{"event": "began", "first": 0, "at": 1800000000.0}');
INSERT INTO "events" VALUES('on',4,'{"event": "moved", "seat": "first", "move": "7", "at": 1800000000.0}');
INSERT INTO "events" VALUES('on',5,'{"event": "moved", "seat": "second", "move": "b2", "at": 1800000000.0}');
INSERT INTO "events" VALUES('on',6,'{"event": "offered", "seat": "second", "offer": "draw"}');
INSERT INTO "events" VALUES('over',0,'{"event": "opened", "traits": "colour,shape,height,body", "squares": "off", "edition": "classic", "calling": "hand", "seconds_per_move": null, "late": "loses", "wrong_calls": "call", "wrong_calls_to_lose": null, "hints": false, "mask": false, "patience": 300}');
INSERT INTO "events" VALUES('over',1,'{"event": "joined", "player": "Ada"}');
INSERT INTO "events" VALUES('over',2,'{"event": "joined", "player": "Grace"}');
INSERT INTO "events" VALUES('over',3,'{"event": "began", "first": 0, "at": 1800000000.0}');
INSERT INTO "events" VALUES('over',4,'{"event": "ended", "result": "second", "reason": "resign"}');
INSERT INTO "events" VALUES('over',5,'{"event": "offered", "seat": "second", "offer": "rematch"}');
INSERT INTO "events" VALUES('over',6,'{"event": "rematched"}');
INSERT INTO "events" VALUES('waiting',0,'{"event": "opened", "traits": "colour,shape,height,body", "squares": "off", "edition": "classic", "calling": "hand", "seconds_per_move": null, "late": "loses", "wrong_calls": "call", "wrong_calls_to_lose": null, "hints": false, "mask": false, "patience": 300}');
INSERT INTO "events" VALUES('waiting',1,'{"event": "joined", "player": "Ada"}');
CREATE TABLE players (
	"table" TEXT NOT NULL,
	number INTEGER NOT NULL,
	guest TEXT,
	level TEXT,
	seed TEXT,
	pace TEXT,
	CONSTRAINT pk_players PRIMARY KEY ("table", number),
	CONSTRAINT fk_players_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID
;
INSERT INTO "players" VALUES('at a terminal',0,NULL,NULL,NULL,NULL);
INSERT INTO "players" VALUES('at a terminal',1,NULL,NULL,NULL,NULL);
INSERT INTO "players" VALUES('next',0,'ada''s key',NULL,NULL,NULL);
INSERT INTO "players" VALUES('next',1,NULL,'club','5','human');
INSERT INTO "players" VALUES('on',0,'ada''s key',NULL,NULL,NULL);
INSERT INTO "players" VALUES('on',1,'grace''s key',NULL,NULL,NULL);
INSERT INTO "players" VALUES('over',0,'ada''s key',NULL,NULL,NULL);
INSERT INTO "players" VALUES('over',1,NULL,'club','5','human');
INSERT INTO "players" VALUES('waiting',0,'ada''s key',NULL,NULL,NULL);
CREATE TABLE secrets (
	name TEXT NOT NULL,
	value BLOB NOT NULL,
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('signing',X'0000000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE tables (
	id TEXT NOT NULL,
	home TEXT NOT NULL,
	follows TEXT,
	is_public BOOLEAN NOT NULL,
	first INTEGER,
	made_at FLOAT NOT NULL,
	touched_at FLOAT NOT NULL,
	seen INTEGER NOT NULL,
	has_clock BOOLEAN NOT NULL,
	has_begun BOOLEAN NOT NULL,
	is_over BOOLEAN NOT NULL, touched_up FLOAT DEFAULT '0' NOT NULL, is_played BOOLEAN DEFAULT '0' NOT NULL,
	CONSTRAINT pk_tables PRIMARY KEY (id),
	CONSTRAINT fk_tables_follows FOREIGN KEY(follows) REFERENCES tables (id),
	CONSTRAINT uq_tables_follows UNIQUE (follows)
);
INSERT INTO "tables" VALUES('on','server',NULL,1,0,1800000000.0,1800000000.0,7,1,1,0,50.0,1);
INSERT INTO "tables" VALUES('over','server',NULL,0,NULL,1800000000.0,1800000000.0,7,0,1,1,50.0,0);
INSERT INTO "tables" VALUES('next','server','over',0,NULL,1800000000.0,1800000000.0,4,0,1,0,50.0,0);
INSERT INTO "tables" VALUES('at a terminal','terminal',NULL,0,NULL,1800000000.0,1800000000.0,4,0,1,0,50.0,0);
INSERT INTO "tables" VALUES('damaged','server',NULL,0,NULL,1800000000.0,1800000000.0,4,0,1,0,50.0,0);
INSERT INTO "tables" VALUES('waiting','server',NULL,0,NULL,1800000000.0,1800000000.0,2,0,0,0,50.0,0);
CREATE INDEX ix_tables_is_over ON tables (is_over, home, touched_up);
CREATE INDEX ix_players_guest ON players (guest);
COMMIT;
