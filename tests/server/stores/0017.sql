BEGIN TRANSACTION;
CREATE TABLE accounts (
	id VARCHAR(64) NOT NULL, 
	handle VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	name_key VARCHAR(2000) NOT NULL, 
	password VARCHAR(256), 
	settings TEXT, 
	created VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (handle), 
	UNIQUE (name_key)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0017');
CREATE TABLE bots (
	id VARCHAR(16) NOT NULL, 
	token_sha256 VARCHAR(64) NOT NULL, 
	host_sha256 VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	seconds INTEGER NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token_sha256)
);
CREATE TABLE challenges (
	token_sha256 VARCHAR(64) NOT NULL, 
	purpose VARCHAR(16) NOT NULL, 
	challenge VARCHAR(128) NOT NULL, 
	handle VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	created INTEGER NOT NULL, 
	PRIMARY KEY (token_sha256)
);
CREATE TABLE clubs (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE devices (
	token_sha256 VARCHAR(64) NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	session_sha256 VARCHAR(64) NOT NULL, 
	account VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	PRIMARY KEY (token_sha256), 
	UNIQUE (id), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
CREATE TABLE entries (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('F9BOUmUU8gma',1,'{"type":"begin"}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',2,'{"type":"do","action":{"type":"turn","card":"AH"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',3,'{"type":"do","action":{"type":"place","seat":0,"card":"AH","cell":10}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',4,'{"type":"do","action":{"type":"turn","card":"JH"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',5,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',6,'{"type":"do","action":{"type":"turn","card":"KC"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',7,'{"type":"do","action":{"type":"place","seat":0,"card":"KC","cell":11}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',8,'{"type":"do","action":{"type":"turn","card":"JD"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',9,'{"type":"do","action":{"type":"place","seat":0,"card":"JD","cell":0}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',10,'{"type":"do","action":{"type":"turn","card":"7C"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',11,'{"type":"do","action":{"type":"place","seat":0,"card":"7C","cell":12}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',12,'{"type":"do","action":{"type":"turn","card":"AD"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',13,'{"type":"do","action":{"type":"place","seat":0,"card":"AD","cell":6}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',14,'{"type":"do","action":{"type":"turn","card":"TH"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',15,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',16,'{"type":"do","action":{"type":"turn","card":"7D"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',17,'{"type":"do","action":{"type":"place","seat":0,"card":"7D","cell":4}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',18,'{"type":"do","action":{"type":"turn","card":"JC"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',19,'{"type":"do","action":{"type":"place","seat":0,"card":"JC","cell":8}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',20,'{"type":"do","action":{"type":"turn","card":"5H"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',21,'{"type":"do","action":{"type":"place","seat":0,"card":"5H","cell":1}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',22,'{"type":"do","action":{"type":"turn","card":"QH"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',23,'{"type":"do","action":{"type":"place","seat":0,"card":"QH","cell":5}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',24,'{"type":"do","action":{"type":"turn","card":"9D"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',25,'{"type":"do","action":{"type":"place","seat":0,"card":"9D","cell":3}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',26,'{"type":"do","action":{"type":"turn","card":"8C"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',27,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',28,'{"type":"do","action":{"type":"turn","card":"5S"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',29,'{"type":"do","action":{"type":"place","seat":0,"card":"5S","cell":15}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',30,'{"type":"do","action":{"type":"turn","card":"KD"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',31,'{"type":"do","action":{"type":"place","seat":0,"card":"KD","cell":14}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',32,'{"type":"do","action":{"type":"turn","card":"2C"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',33,'{"type":"do","action":{"type":"place","seat":0,"card":"2C","cell":13}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',34,'{"type":"do","action":{"type":"turn","card":"2D"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',35,'{"type":"do","action":{"type":"place","seat":0,"card":"2D","cell":9}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',36,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',37,'{"type":"do","action":{"type":"place","seat":0,"card":"TS","cell":2}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',38,'{"type":"do","action":{"type":"turn","card":"7S"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',39,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',40,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',41,'{"type":"do","action":{"type":"place","seat":0,"card":"6S","cell":7}}');
INSERT INTO "entries" VALUES('F9BOUmUU8gma',42,'{"type":"do","action":{"type":"turn","card":"6H"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',1,'{"type":"begin","commitment":"bd745a923dfb00d1d725d4621b54623ec4f44fde3b7750dd4002ac9f6b27ded8"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',2,'{"type":"do","action":{"type":"cut","cards":["7C","AS","2H"]},"salts":["","",""]}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',3,'{"type":"do","action":{"type":"deal","hands":[["2S","7D","8D","JH","QC"],["3D","4D","9H","TD","QD"],["2C","6H","8C","TS","KD"]],"crib":["8S"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["9H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',5,'{"type":"do","action":{"type":"discard","seat":2,"cards":["2C"]},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',6,'{"type":"do","action":{"type":"discard","seat":0,"cards":["8D"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',7,'{"type":"do","action":{"type":"turn","card":"7S"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',8,'{"type":"do","action":{"type":"play","seat":2,"card":"KD"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',9,'{"type":"do","action":{"type":"play","seat":0,"card":"2S"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',10,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',11,'{"type":"do","action":{"type":"play","seat":2,"card":"TS"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',12,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',13,'{"type":"do","action":{"type":"play","seat":2,"card":"6H"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',14,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',15,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',16,'{"type":"do","action":{"type":"play","seat":2,"card":"8C"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',17,'{"type":"do","action":{"type":"play","seat":0,"card":"7D"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',18,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',19,'{"type":"do","action":{"type":"play","seat":0,"card":"QC"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',20,'{"type":"do","action":{"type":"deal","hands":[["2D","6C","JC","QC","KH"],["8C","9H","TS","QD","QS"],["AD","4D","5C","6D","7H"]],"crib":["AC"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',21,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',22,'{"type":"do","action":{"type":"discard","seat":2,"cards":["4D"]},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',23,'{"type":"do","action":{"type":"discard","seat":0,"cards":["QC"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',24,'{"type":"do","action":{"type":"turn","card":"3C"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',25,'{"type":"do","action":{"type":"play","seat":0,"card":"2D"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',26,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',27,'{"type":"do","action":{"type":"play","seat":2,"card":"7H"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',28,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',29,'{"type":"do","action":{"type":"play","seat":2,"card":"AD"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',30,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',31,'{"type":"do","action":{"type":"play","seat":1,"card":"9H"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',32,'{"type":"do","action":{"type":"play","seat":2,"card":"5C"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',33,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',34,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',35,'{"type":"do","action":{"type":"play","seat":2,"card":"6D"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',36,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',37,'{"type":"do","action":{"type":"deal","hands":[["3D","3S","5S","8H","QS"],["AD","4H","5D","7D","9C"],["4D","5C","6S","7H","9D"]],"crib":["7C"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',38,'{"type":"do","action":{"type":"discard","seat":1,"cards":["7D"]},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',39,'{"type":"do","action":{"type":"discard","seat":2,"cards":["9D"]},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',40,'{"type":"do","action":{"type":"discard","seat":0,"cards":["QS"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',41,'{"type":"do","action":{"type":"turn","card":"KC"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',42,'{"type":"do","action":{"type":"play","seat":1,"card":"9C"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',43,'{"type":"do","action":{"type":"play","seat":2,"card":"4D"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',44,'{"type":"do","action":{"type":"play","seat":0,"card":"8H"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',45,'{"type":"do","action":{"type":"play","seat":1,"card":"AD"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',46,'{"type":"do","action":{"type":"play","seat":2,"card":"5C"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',47,'{"type":"do","action":{"type":"play","seat":0,"card":"3S"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',48,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',49,'{"type":"do","action":{"type":"play","seat":2,"card":"7H"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',50,'{"type":"do","action":{"type":"play","seat":0,"card":"3D"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',51,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',52,'{"type":"do","action":{"type":"play","seat":2,"card":"6S"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',53,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',54,'{"type":"do","action":{"type":"deal","hands":[["AC","3C","3H","5D","JD"],["2C","5S","8S","QS","KS"],["2S","6C","TC","JC","KH"]],"crib":["8H"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',55,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',56,'{"type":"do","action":{"type":"discard","seat":2,"cards":["6C"]},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',57,'{"type":"do","action":{"type":"discard","seat":0,"cards":["5D"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',58,'{"type":"do","action":{"type":"turn","card":"4H"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',59,'{"type":"do","action":{"type":"play","seat":2,"card":"TC"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',60,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',61,'{"type":"do","action":{"type":"play","seat":1,"card":"8S"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',62,'{"type":"do","action":{"type":"play","seat":2,"card":"2S"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',63,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',64,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',65,'{"type":"do","action":{"type":"play","seat":2,"card":"KH"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',66,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',67,'{"type":"do","action":{"type":"play","seat":1,"card":"KS"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',68,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',69,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',70,'{"type":"do","action":{"type":"play","seat":2,"card":"JC"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',71,'{"type":"do","action":{"type":"deal","hands":[["2D","4S","6C","8S","KC"],["3H","6S","9S","JS","KH"],["4D","5C","8C","8H","9C"]],"crib":["2C"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',72,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',73,'{"type":"do","action":{"type":"discard","seat":2,"cards":["4D"]},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',74,'{"type":"do","action":{"type":"discard","seat":0,"cards":["KC"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',75,'{"type":"do","action":{"type":"turn","card":"4C"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',76,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',77,'{"type":"do","action":{"type":"play","seat":1,"card":"KH"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',78,'{"type":"do","action":{"type":"play","seat":2,"card":"8H"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',79,'{"type":"do","action":{"type":"play","seat":0,"card":"4S"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',80,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',81,'{"type":"do","action":{"type":"play","seat":2,"card":"5C"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',82,'{"type":"do","action":{"type":"play","seat":0,"card":"2D"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',83,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',84,'{"type":"do","action":{"type":"play","seat":2,"card":"9C"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',85,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',86,'{"type":"do","action":{"type":"play","seat":1,"card":"6S"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',87,'{"type":"do","action":{"type":"play","seat":2,"card":"8C"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',88,'{"type":"do","action":{"type":"deal","hands":[["5C","5H","8D","JS","QH"],["AH","4D","8C","9D","TD"],["6C","6H","JC","QD","KC"]],"crib":["9S"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',89,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',90,'{"type":"do","action":{"type":"discard","seat":2,"cards":["JC"]},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',91,'{"type":"do","action":{"type":"discard","seat":0,"cards":["5C"]}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',92,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',93,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',94,'{"type":"do","action":{"type":"play","seat":2,"card":"6C"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',95,'{"type":"do","action":{"type":"play","seat":0,"card":"JS"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',96,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',97,'{"type":"do","action":{"type":"play","seat":2,"card":"KC"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',98,'{"type":"do","action":{"type":"play","seat":0,"card":"QH"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',99,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',100,'{"type":"do","action":{"type":"play","seat":2,"card":"6H"},"by":"random"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',101,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',102,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"},"by":"simple"}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',103,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('KbYEUVOZ_Sev',104,'{"type":"do","action":{"type":"play","seat":2,"card":"QD"},"by":"random"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',1,'{"type":"begin","commitment":"226d33a1c01c2b7cf9a40e9606a56db1e4be4675b1b3e0b86f5178c3a77962fb"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',2,'{"type":"do","action":{"type":"cut","cards":["QC","9S"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',3,'{"type":"do","action":{"type":"deal","hands":[["AD","4S","9C","TC","JD","JH"],["AH","4C","6S","TD","TS","QD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',4,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AD","4S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',5,'{"type":"do","action":{"type":"discard","seat":1,"cards":["4C","6S"]}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',6,'{"type":"do","action":{"type":"turn","card":"KS"}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',7,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',8,'{"type":"do","action":{"type":"claim","seat":0,"points":0},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',9,'{"type":"do","action":{"type":"call","seat":1,"points":1}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',10,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',11,'{"type":"do","action":{"type":"claim","seat":1,"points":0}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',12,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',13,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',14,'{"type":"do","action":{"type":"claim","seat":0,"points":3},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',15,'{"type":"do","action":{"type":"call","seat":1,"points":14}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',16,'{"type":"do","action":{"type":"play","seat":1,"card":"AH"}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',17,'{"type":"do","action":{"type":"claim","seat":1,"points":17}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',18,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',19,'{"type":"do","action":{"type":"play","seat":0,"card":"TC"},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',20,'{"type":"do","action":{"type":"claim","seat":0,"points":0},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',21,'{"type":"do","action":{"type":"call","seat":1,"points":26}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',22,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',23,'{"type":"do","action":{"type":"claim","seat":1,"points":25}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',24,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',25,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',26,'{"type":"do","action":{"type":"claim","seat":0,"points":0},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',27,'{"type":"do","action":{"type":"call","seat":1,"points":13}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',28,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',29,'{"type":"do","action":{"type":"claim","seat":1,"points":0}}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',30,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',31,'{"type":"do","action":{"type":"claim","seat":0,"points":8},"by":"simple"}');
INSERT INTO "entries" VALUES('V8eiqw5Z726j',32,'{"type":"do","action":{"type":"call","seat":1,"points":28}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',1,'{"type":"begin","commitment":"2aef795a2eabf0d95ca6ed6de1e50815830c3d4375676b08475293a18d0c0988"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',2,'{"type":"do","action":{"type":"cut","cards":["6C","JS"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',3,'{"type":"do","action":{"type":"deal","hands":[["3D","7H","7S","8D","9C","JH"],["AS","3C","5C","6H","7D","8C"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AS","3C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',5,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3D","9C"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',6,'{"type":"do","action":{"type":"turn","card":"5D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',7,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',8,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',9,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',10,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',11,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',12,'{"type":"do","action":{"type":"play","seat":0,"card":"7S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',13,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',14,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',15,'{"type":"do","action":{"type":"deal","hands":[["AH","AS","8D","9S","TD","KS"],["AC","3H","7C","TS","JS","KC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',16,'{"type":"do","action":{"type":"discard","seat":1,"cards":["7C","KC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',17,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TD","KS"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',18,'{"type":"do","action":{"type":"turn","card":"5C"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',19,'{"type":"do","action":{"type":"play","seat":0,"card":"AS"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',20,'{"type":"do","action":{"type":"play","seat":1,"card":"AC"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',21,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',22,'{"type":"do","action":{"type":"play","seat":1,"card":"3H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',23,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',24,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',25,'{"type":"do","action":{"type":"play","seat":0,"card":"9S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',26,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',27,'{"type":"do","action":{"type":"deal","hands":[["2C","3C","3S","6S","9S","KC"],["4H","6H","8D","9C","QC","QH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',28,'{"type":"do","action":{"type":"discard","seat":1,"cards":["4H","8D"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',29,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6S","KC"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',30,'{"type":"do","action":{"type":"turn","card":"QS"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',31,'{"type":"do","action":{"type":"play","seat":1,"card":"QC"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',32,'{"type":"do","action":{"type":"play","seat":0,"card":"3S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',33,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',34,'{"type":"do","action":{"type":"play","seat":0,"card":"2C"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',35,'{"type":"do","action":{"type":"play","seat":1,"card":"QH"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',36,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',37,'{"type":"do","action":{"type":"play","seat":1,"card":"9C"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',38,'{"type":"do","action":{"type":"play","seat":0,"card":"9S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',39,'{"type":"do","action":{"type":"deal","hands":[["AS","4H","4S","8D","KD","KH"],["6C","7C","9D","JC","JS","QH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',40,'{"type":"do","action":{"type":"discard","seat":1,"cards":["7C","QH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',41,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4H","KD"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',42,'{"type":"do","action":{"type":"turn","card":"6D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',43,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',44,'{"type":"do","action":{"type":"play","seat":1,"card":"JC"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',45,'{"type":"do","action":{"type":"play","seat":0,"card":"4S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',46,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',47,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',48,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',49,'{"type":"do","action":{"type":"play","seat":0,"card":"AS"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',50,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',51,'{"type":"do","action":{"type":"deal","hands":[["AS","2C","2H","6D","JC","QH"],["AC","3H","7C","8H","JS","KD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',52,'{"type":"do","action":{"type":"discard","seat":1,"cards":["JS","KD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',53,'{"type":"do","action":{"type":"discard","seat":0,"cards":["2C","2H"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',54,'{"type":"do","action":{"type":"turn","card":"7S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',55,'{"type":"do","action":{"type":"play","seat":1,"card":"3H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',56,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',57,'{"type":"do","action":{"type":"play","seat":1,"card":"AC"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',58,'{"type":"do","action":{"type":"play","seat":0,"card":"AS"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',59,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',60,'{"type":"do","action":{"type":"play","seat":0,"card":"QH"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',61,'{"type":"do","action":{"type":"play","seat":1,"card":"7C"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',62,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',63,'{"type":"do","action":{"type":"deal","hands":[["AH","2S","5S","6H","7C","QC"],["AC","3D","4C","QS","KD","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',64,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3D","QS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',65,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AH","7C"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',66,'{"type":"do","action":{"type":"turn","card":"4H"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',67,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',68,'{"type":"do","action":{"type":"play","seat":1,"card":"KS"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',69,'{"type":"do","action":{"type":"play","seat":0,"card":"QC"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',70,'{"type":"do","action":{"type":"play","seat":1,"card":"4C"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',71,'{"type":"do","action":{"type":"play","seat":1,"card":"AC"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',72,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',73,'{"type":"do","action":{"type":"play","seat":1,"card":"KD"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',74,'{"type":"do","action":{"type":"play","seat":0,"card":"2S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',75,'{"type":"do","action":{"type":"deal","hands":[["5H","6C","7C","JC","QD","QH"],["AC","AS","6D","7H","8C","8D"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',76,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AC","AS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',77,'{"type":"do","action":{"type":"discard","seat":0,"cards":["7C","JC"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',78,'{"type":"do","action":{"type":"turn","card":"JH"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',79,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',80,'{"type":"do","action":{"type":"play","seat":0,"card":"QH"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',81,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',82,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',83,'{"type":"do","action":{"type":"play","seat":1,"card":"7H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',84,'{"type":"do","action":{"type":"play","seat":0,"card":"QD"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',85,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',86,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',87,'{"type":"do","action":{"type":"deal","hands":[["2C","3D","3H","7H","TC","KC"],["2D","2S","5H","8S","9C","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',88,'{"type":"do","action":{"type":"discard","seat":1,"cards":["9C","KS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',89,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3D","TC"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',90,'{"type":"do","action":{"type":"turn","card":"QC"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',91,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',92,'{"type":"do","action":{"type":"play","seat":1,"card":"8S"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',93,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',94,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',95,'{"type":"do","action":{"type":"play","seat":0,"card":"2C"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',96,'{"type":"do","action":{"type":"play","seat":1,"card":"2D"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',97,'{"type":"do","action":{"type":"play","seat":1,"card":"2S"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',98,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',99,'{"type":"do","action":{"type":"deal","hands":[["AH","2D","4H","4S","8D","TH"],["5H","6H","7H","8H","QD","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',100,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QD","KS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',101,'{"type":"do","action":{"type":"discard","seat":0,"cards":["2D","4S"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',102,'{"type":"do","action":{"type":"turn","card":"7S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',103,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',104,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',105,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',106,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',107,'{"type":"do","action":{"type":"play","seat":1,"card":"7H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',108,'{"type":"do","action":{"type":"play","seat":0,"card":"4H"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',109,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',110,'{"type":"do","action":{"type":"play","seat":0,"card":"TH"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',111,'{"type":"begin","dealer":0,"commitment":"726b405dcaf1433da6368f7fdcad5987eec02257c8de29e56eeb3a5268646bd6"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',112,'{"type":"do","action":{"type":"deal","hands":[["AC","AD","3C","9D","TD","QC"],["2C","3D","4S","8H","9H","JC"]],"crib":[]},"salts":["",""]}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',113,'{"type":"do","action":{"type":"discard","seat":1,"cards":["9H","JC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',114,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AC","9D"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',115,'{"type":"do","action":{"type":"turn","card":"JH"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',116,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',117,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',118,'{"type":"do","action":{"type":"play","seat":1,"card":"4S"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',119,'{"type":"do","action":{"type":"play","seat":0,"card":"QC"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',120,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',121,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',122,'{"type":"do","action":{"type":"play","seat":1,"card":"2C"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',123,'{"type":"do","action":{"type":"play","seat":0,"card":"TD"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',124,'{"type":"do","action":{"type":"deal","hands":[["AS","5S","9H","TD","JC","QS"],["4S","7D","TC","TS","JH","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',125,'{"type":"do","action":{"type":"discard","seat":1,"cards":["7D","KS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',126,'{"type":"do","action":{"type":"discard","seat":0,"cards":["5S","QS"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',127,'{"type":"do","action":{"type":"turn","card":"AC"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',128,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',129,'{"type":"do","action":{"type":"play","seat":1,"card":"JH"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',130,'{"type":"do","action":{"type":"play","seat":0,"card":"AS"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',131,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',132,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',133,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',134,'{"type":"do","action":{"type":"play","seat":0,"card":"TD"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',135,'{"type":"do","action":{"type":"play","seat":1,"card":"4S"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',136,'{"type":"do","action":{"type":"deal","hands":[["3D","7D","7S","8H","JS","KC"],["AS","2C","3S","5C","8S","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',137,'{"type":"do","action":{"type":"discard","seat":1,"cards":["5C","8S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',138,'{"type":"do","action":{"type":"discard","seat":0,"cards":["7D","8H"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',139,'{"type":"do","action":{"type":"turn","card":"9D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',140,'{"type":"do","action":{"type":"play","seat":1,"card":"3S"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',141,'{"type":"do","action":{"type":"play","seat":0,"card":"3D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',142,'{"type":"do","action":{"type":"play","seat":1,"card":"AS"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',143,'{"type":"do","action":{"type":"play","seat":0,"card":"7S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',144,'{"type":"do","action":{"type":"play","seat":1,"card":"KS"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',145,'{"type":"do","action":{"type":"play","seat":1,"card":"2C"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',146,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',147,'{"type":"do","action":{"type":"play","seat":0,"card":"JS"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',148,'{"type":"do","action":{"type":"deal","hands":[["AC","5C","5S","7S","TH","JD"],["2S","3H","3S","7D","9H","JS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',149,'{"type":"do","action":{"type":"discard","seat":1,"cards":["7D","9H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',150,'{"type":"do","action":{"type":"discard","seat":0,"cards":["5C","7S"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',151,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',152,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',153,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',154,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',155,'{"type":"do","action":{"type":"play","seat":1,"card":"3S"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',156,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',157,'{"type":"do","action":{"type":"play","seat":1,"card":"2S"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',158,'{"type":"do","action":{"type":"play","seat":0,"card":"TH"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',159,'{"type":"do","action":{"type":"play","seat":1,"card":"3H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',160,'{"type":"do","action":{"type":"deal","hands":[["2C","2H","6D","6S","7C","9C"],["2D","4C","4D","5D","TD","QH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',161,'{"type":"do","action":{"type":"discard","seat":1,"cards":["4C","QH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',162,'{"type":"do","action":{"type":"discard","seat":0,"cards":["2C","7C"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',163,'{"type":"do","action":{"type":"turn","card":"2S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',164,'{"type":"do","action":{"type":"play","seat":1,"card":"2D"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',165,'{"type":"do","action":{"type":"play","seat":0,"card":"6S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',166,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',167,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',168,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',169,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',170,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',171,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',172,'{"type":"do","action":{"type":"deal","hands":[["AH","3S","6C","6D","8C","QC"],["AC","2C","4H","5S","9S","KD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',173,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2C","9S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',174,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3S","6D"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',175,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',176,'{"type":"do","action":{"type":"play","seat":0,"card":"QC"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',177,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',178,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',179,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',180,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',181,'{"type":"do","action":{"type":"play","seat":1,"card":"AC"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',182,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',183,'{"type":"do","action":{"type":"play","seat":1,"card":"KD"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',184,'{"type":"do","action":{"type":"deal","hands":[["AD","7C","TS","JC","JH","QS"],["4S","6H","8C","8S","9S","JS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',185,'{"type":"do","action":{"type":"discard","seat":1,"cards":["4S","JS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',186,'{"type":"do","action":{"type":"discard","seat":0,"cards":["JC","JH"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',187,'{"type":"do","action":{"type":"turn","card":"7D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',188,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',189,'{"type":"do","action":{"type":"play","seat":0,"card":"TS"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',190,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',191,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',192,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',193,'{"type":"do","action":{"type":"play","seat":0,"card":"7C"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',194,'{"type":"do","action":{"type":"play","seat":1,"card":"8S"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',195,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',196,'{"type":"do","action":{"type":"deal","hands":[["4D","6C","9S","TC","JS","KS"],["5C","5S","6D","8C","9H","QD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',197,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8C","9H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',198,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9S","JS"]}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',199,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',200,'{"type":"do","action":{"type":"play","seat":0,"card":"KS"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',201,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',202,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',203,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',204,'{"type":"do","action":{"type":"play","seat":0,"card":"4D"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',205,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',206,'{"type":"do","action":{"type":"play","seat":0,"card":"TC"}}');
INSERT INTO "entries" VALUES('_-qTmi4zF0uu',207,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',1,'{"type":"begin","commitment":"301d8e948d9324951f6e845dedead14fb5b315d383b5819a5535acd97f878502"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',2,'{"type":"do","action":{"type":"cut","cards":["8H","9H"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',3,'{"type":"do","action":{"type":"deal","hands":[["2S","3D","6S","8D","8H","TC"],["AD","2C","JD","JH","JS","QC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AD","2C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',5,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6S","8H"]}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',6,'{"type":"do","action":{"type":"turn","card":"7C"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',7,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',8,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',9,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',10,'{"type":"do","action":{"type":"play","seat":0,"card":"3D"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',11,'{"type":"do","action":{"type":"play","seat":1,"card":"QC"},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',12,'{"type":"do","action":{"type":"play","seat":0,"card":"2S"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',13,'{"type":"do","action":{"type":"play","seat":1,"card":"JH"},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',14,'{"type":"do","action":{"type":"play","seat":0,"card":"TC"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',15,'{"type":"do","action":{"type":"deal","hands":[["3D","6D","9C","JD","QC","KC"],["AS","2C","2H","6H","7S","8C"]],"crib":[]}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',16,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2C","2H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',17,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3D","KC"]}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',18,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',19,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',20,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',21,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',22,'{"type":"do","action":{"type":"play","seat":1,"card":"AS"},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',23,'{"type":"do","action":{"type":"play","seat":0,"card":"QC"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',24,'{"type":"do","action":{"type":"play","seat":1,"card":"7S"},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',25,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',26,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',27,'{"type":"do","action":{"type":"deal","hands":[["2C","5D","8C","8D","TS","QS"],["3D","4D","7D","8S","QH","KD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',28,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QH","KD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',29,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TS","QS"]}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',30,'{"type":"do","action":{"type":"turn","card":"3C"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',31,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',32,'{"type":"do","action":{"type":"play","seat":0,"card":"5D"}}');
INSERT INTO "entries" VALUES('m4u8uquh98o6',33,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"},"by":"simple"}');
CREATE TABLE evening_events (
	evening VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	event VARCHAR NOT NULL, 
	PRIMARY KEY (evening, number)
);
CREATE TABLE evening_people (
	evening VARCHAR(32) NOT NULL, 
	owner_sha256 VARCHAR(64) NOT NULL, 
	player INTEGER NOT NULL, 
	PRIMARY KEY (evening, owner_sha256, player)
);
CREATE TABLE evening_rooms (
	room VARCHAR(32) NOT NULL, 
	evening VARCHAR(32) NOT NULL, 
	game INTEGER NOT NULL, 
	PRIMARY KEY (room)
);
CREATE TABLE evenings (
	id VARCHAR(32) NOT NULL, 
	club VARCHAR(32), 
	secret VARCHAR(64) NOT NULL, 
	join_hash VARCHAR(64) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	length INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (join_hash)
);
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	family VARCHAR(16) NOT NULL, 
	rules TEXT NOT NULL, 
	chairs TEXT NOT NULL, 
	deal BIGINT, 
	day VARCHAR(10), 
	hints BOOLEAN, 
	chance VARCHAR(64) NOT NULL, 
	replayed BOOLEAN NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	updated VARCHAR(32) NOT NULL, 
	length INTEGER NOT NULL, 
	summary TEXT, 
	finished BOOLEAN NOT NULL, 
	score INTEGER, 
	assisted BOOLEAN NOT NULL, 
	demonstrated BOOLEAN NOT NULL, patience INTEGER, terms TEXT, series TEXT, clock_seen BIGINT DEFAULT '0' NOT NULL, clock_run BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('_-qTmi4zF0uu','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=best_of:3 stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false}]',NULL,NULL,NULL,'beb09cf93a6ba492bb7efb5a2cfd7c1358c65e6f187e51847652375ef6adae70',0,'2026-11-24T20:12:48.633117+00:00','2026-11-24T20:12:49.543967+00:00',207,'{"scores":[82,121],"standing":{"points":[0,4],"wins":[0,2],"games":2},"match_over":true,"match_winner":1,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose","leg":0,"open_cards":false,"series":[]}',NULL,1795551169544,0);
INSERT INTO "games" VALUES('KbYEUVOZ_Sev','cribbage','family=cribbage players=3 teams=off cards_dealt=5 discards=1 crib=discards+1_from_stock target=61 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false},{"name":"Cy","player":"random","helped":false}]',NULL,NULL,NULL,'28611bb14b7724d77712445a8cd974ad8a1c9fda9d63ff0221bff07c88ac5955',0,'2026-11-24T20:12:49.556625+00:00','2026-11-24T20:12:49.814472+00:00',104,'{"scores":[40,61,49],"standing":{"points":[0,1,0],"wins":[0,1,0],"games":1},"match_over":true,"match_winner":1,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose","leg":0,"open_cards":false,"series":[]}',NULL,1795551169814,0);
INSERT INTO "games" VALUES('V8eiqw5Z726j','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=61 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=manual muggins=on overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=lost toss_fives=off captain=off','[{"name":"Bot","player":"simple","helped":false},{"name":"Ann","player":null,"helped":false}]',NULL,NULL,NULL,'ee24e99ef2ca21d22a9611e9429f0a00e3ef7b4a06623031503c81b3711ad1c9',0,'2026-11-24T20:12:49.819061+00:00','2026-11-24T20:12:49.910899+00:00',32,'{"scores":[61,4],"standing":{"points":[4,0],"wins":[1,0],"games":1},"match_over":true,"match_winner":0,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose","leg":0,"open_cards":false,"series":[]}',NULL,1795551169911,0);
INSERT INTO "games" VALUES('m4u8uquh98o6','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false}]',NULL,NULL,NULL,'6d20c2fe5cd5cf01440cc0f9a725f2e0eacd02f4b4ea6001a35bf884053978aa',0,'2026-11-24T20:12:49.917761+00:00','2026-11-24T20:12:50.029182+00:00',33,'{"scores":[22,35],"standing":{"points":[0,0],"wins":[0,0],"games":0},"match_over":false,"match_winner":null,"to_act":[0],"resigned":null}',0,NULL,0,0,180,'{"clock":null,"absence":"choose","leg":0,"open_cards":false,"series":[]}',NULL,1795551170029,0);
INSERT INTO "games" VALUES('F9BOUmUU8gma','square','family=square adjacency=none dead_cells=4 reserve_piles=0 reserve_size=0 reserve_access=none heels=per_hand win_at=60 starter=next_unseen','[{"name":"You","player":null,"helped":false}]',8,NULL,NULL,'194ec1fb0b70b22c2bbb8fc99cd75124d8571d7faa240b4263c53a0a0d4df7d6',0,'2026-11-24T20:12:50.030714+00:00','2026-11-24T20:12:50.165627+00:00',42,'{"scores":[38],"standing":{"points":[0],"wins":[0],"games":1},"match_over":true,"match_winner":null,"to_act":[],"resigned":null}',1,38,0,0,180,'{"clock":null,"absence":"choose","leg":0,"open_cards":false,"series":[]}',NULL,1795551170166,0);
CREATE TABLE imported (
	id VARCHAR(64) NOT NULL, 
	record TEXT NOT NULL, 
	imported VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE invitations (
	secret_hash VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	host_sha256 VARCHAR(64) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	fate VARCHAR(16) NOT NULL, 
	PRIMARY KEY (secret_hash)
);
CREATE TABLE limits (
	what VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	began INTEGER NOT NULL, 
	taken INTEGER NOT NULL, 
	PRIMARY KEY (what, "key")
);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	account VARCHAR(64) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	used VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
CREATE TABLE practice (
	owner_sha256 VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	item VARCHAR(400) NOT NULL, 
	due VARCHAR(32) NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (owner_sha256, kind, item)
);
CREATE TABLE push_key (
	id INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE push_subscriptions (
	token_sha256 VARCHAR(64) NOT NULL, 
	owner_sha256 VARCHAR(64) NOT NULL, 
	endpoint VARCHAR(2000) NOT NULL, 
	p256dh VARCHAR(100) NOT NULL, 
	auth VARCHAR(32) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	PRIMARY KEY (token_sha256), 
	UNIQUE (endpoint)
);
CREATE TABLE pushed_turns (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	PRIMARY KEY (game, seat, turn)
);
CREATE TABLE results (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	ended VARCHAR(32) NOT NULL, 
	result TEXT NOT NULL, 
	deals TEXT NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "results" VALUES('_-qTmi4zF0uu',1,'2026-11-24T20:12:49.096495+00:00','{"scores":[88,121],"winners":[1],"titles":["skunk",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":9,"means":[[[[18,5],[2,5],[24,4],[13,4]],[[8,4],[0,0],[23,4],[0,0]]],[[[22,4],[0,4],[32,4],[12,4]],[[8,5],[0,0],[58,5],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["7H","7S","8D","JH"],"starter":"5D","points":8},{"seat":1,"crib":false,"cards":["5H","6H","7H","8H"],"starter":"7S","points":18}]}','[{"dealer":0,"starter":"5D","pegging":[6,0],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5C","6H","7D","8C"],"starter":"5D","points":12},{"seat":0,"crib":false,"cards":["7H","7S","8D","JH"],"starter":"5D","points":8},{"seat":0,"crib":true,"cards":["AS","3C","3D","9C"],"starter":"5D","points":6}],"other":[0,0],"played_out":true,"scores":[20,12]},{"dealer":1,"starter":"5C","pegging":[6,4],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AH","AS","8D","9S"],"starter":"5C","points":8},{"seat":1,"crib":false,"cards":["AC","3H","TS","JS"],"starter":"5C","points":4},{"seat":1,"crib":true,"cards":["7C","TD","KC","KS"],"starter":"5C","points":8}],"other":[0,0],"played_out":true,"scores":[34,28]},{"dealer":0,"starter":"QS","pegging":[3,2],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["6H","9C","QC","QH"],"starter":"QS","points":8},{"seat":0,"crib":false,"cards":["2C","3C","3S","9S"],"starter":"QS","points":8},{"seat":0,"crib":true,"cards":["4H","6S","8D","KC"],"starter":"QS","points":0}],"other":[0,0],"played_out":true,"scores":[45,38]},{"dealer":1,"starter":"6D","pegging":[0,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AS","4S","8D","KH"],"starter":"6D","points":4},{"seat":1,"crib":false,"cards":["6C","9D","JC","JS"],"starter":"6D","points":8},{"seat":1,"crib":true,"cards":["4H","7C","QH","KD"],"starter":"6D","points":0}],"other":[0,0],"played_out":true,"scores":[49,49]},{"dealer":0,"starter":"7S","pegging":[4,0],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AC","3H","7C","8H"],"starter":"7S","points":8},{"seat":0,"crib":false,"cards":["AS","6D","JC","QH"],"starter":"7S","points":0},{"seat":0,"crib":true,"cards":["2C","2H","JS","KD"],"starter":"7S","points":3}],"other":[0,0],"played_out":true,"scores":[56,57]},{"dealer":1,"starter":"4H","pegging":[1,4],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2S","5S","6H","QC"],"starter":"4H","points":7},{"seat":1,"crib":false,"cards":["AC","4C","KD","KS"],"starter":"4H","points":12},{"seat":1,"crib":true,"cards":["AH","3D","7C","QS"],"starter":"4H","points":4}],"other":[0,0],"played_out":true,"scores":[64,77]},{"dealer":0,"starter":"JH","pegging":[4,0],"heels":2,"counted":[{"seat":1,"crib":false,"cards":["6D","7H","8C","8D"],"starter":"JH","points":12},{"seat":0,"crib":false,"cards":["5H","6C","QD","QH"],"starter":"JH","points":8},{"seat":0,"crib":true,"cards":["AC","AS","7C","JC"],"starter":"JH","points":4}],"other":[0,0],"played_out":true,"scores":[82,89]},{"dealer":1,"starter":"QC","pegging":[1,11],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2C","3H","7H","KC"],"starter":"QC","points":4},{"seat":1,"crib":false,"cards":["2D","2S","5H","8S"],"starter":"QC","points":8},{"seat":1,"crib":true,"cards":["3D","9C","TC","KS"],"starter":"QC","points":0}],"other":[0,0],"played_out":true,"scores":[87,108]},{"dealer":0,"starter":"7S","pegging":[1,6],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5H","6H","7H","8H"],"starter":"7S","points":18}],"other":[0,0],"played_out":true,"scores":[88,121]}]');
INSERT INTO "results" VALUES('_-qTmi4zF0uu',2,'2026-11-24T20:12:49.543967+00:00','{"scores":[82,121],"winners":[1],"titles":["skunk",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":8,"means":[[[[10,4],[2,4],[15,4],[26,4]],[[7,4],[0,0],[22,4],[0,0]]],[[[24,4],[0,4],[36,4],[16,3]],[[9,4],[0,0],[38,4],[0,0]]]],"best":[{"seat":0,"crib":true,"cards":["5C","7D","8H","8S"],"starter":"9D","points":12},{"seat":1,"crib":false,"cards":["6H","8C","8S","9S"],"starter":"7D","points":16}]}','[{"dealer":0,"starter":"JH","pegging":[1,7],"heels":2,"counted":[{"seat":1,"crib":false,"cards":["2C","3D","4S","8H"],"starter":"JH","points":7},{"seat":0,"crib":false,"cards":["AD","3C","TD","QC"],"starter":"JH","points":3},{"seat":0,"crib":true,"cards":["AC","9D","9H","JC"],"starter":"JH","points":4}],"other":[0,0],"played_out":true,"scores":[10,14]},{"dealer":1,"starter":"AC","pegging":[3,5],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AS","9H","TD","JC"],"starter":"AC","points":6},{"seat":1,"crib":false,"cards":["4S","TC","TS","JH"],"starter":"AC","points":8},{"seat":1,"crib":true,"cards":["5S","7D","QS","KS"],"starter":"AC","points":4}],"other":[0,0],"played_out":true,"scores":[19,31]},{"dealer":0,"starter":"9D","pegging":[3,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AS","2C","3S","KS"],"starter":"9D","points":7},{"seat":0,"crib":false,"cards":["3D","7S","JS","KC"],"starter":"9D","points":0},{"seat":0,"crib":true,"cards":["5C","7D","8H","8S"],"starter":"9D","points":12}],"other":[0,0],"played_out":true,"scores":[34,39]},{"dealer":1,"starter":"TS","pegging":[0,5],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AC","5S","TH","JD"],"starter":"TS","points":8},{"seat":1,"crib":false,"cards":["2S","3H","3S","JS"],"starter":"TS","points":11},{"seat":1,"crib":true,"cards":["5C","7D","7S","9H"],"starter":"TS","points":4}],"other":[0,0],"played_out":true,"scores":[42,59]},{"dealer":0,"starter":"2S","pegging":[2,0],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["2D","4D","5D","TD"],"starter":"2S","points":8},{"seat":0,"crib":false,"cards":["2H","6D","6S","9C"],"starter":"2S","points":8},{"seat":0,"crib":true,"cards":["2C","4C","7C","QH"],"starter":"2S","points":4}],"other":[0,0],"played_out":true,"scores":[56,67]},{"dealer":1,"starter":"6S","pegging":[0,9],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AH","6C","8C","QC"],"starter":"6S","points":6},{"seat":1,"crib":false,"cards":["AC","4H","5S","KD"],"starter":"6S","points":9},{"seat":1,"crib":true,"cards":["2C","3S","6D","9S"],"starter":"6S","points":8}],"other":[0,0],"played_out":true,"scores":[62,93]},{"dealer":0,"starter":"7D","pegging":[4,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["6H","8C","8S","9S"],"starter":"7D","points":16},{"seat":0,"crib":false,"cards":["AD","7C","TS","QS"],"starter":"7D","points":4},{"seat":0,"crib":true,"cards":["4S","JC","JH","JS"],"starter":"7D","points":6}],"other":[0,0],"played_out":true,"scores":[76,110]},{"dealer":1,"starter":"6S","pegging":[4,5],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["4D","6C","TC","KS"],"starter":"6S","points":2},{"seat":1,"crib":false,"cards":["5C","5S","6D","QD"],"starter":"6S","points":8}],"other":[0,0],"played_out":true,"scores":[82,121]}]');
INSERT INTO "results" VALUES('KbYEUVOZ_Sev',1,'2026-11-24T20:12:49.814472+00:00','{"scores":[40,61,49],"winners":[1],"titles":["skunk","",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":6,"means":[[[[10,2],[0,2],[4,1],[2,1]],[[11,4],[0,0],[13,4],[0,0]]],[[[5,2],[0,2],[12,2],[19,2]],[[8,4],[0,0],[19,4],[0,0]]],[[[2,2],[0,2],[9,2],[16,2]],[[9,4],[0,0],[13,3],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["2D","6C","JC","KH"],"starter":"3C","points":5},{"seat":1,"crib":true,"cards":["2C","8D","8S","9H"],"starter":"7S","points":12},{"seat":2,"crib":true,"cards":["2C","3H","4D","KC"],"starter":"4C","points":10}]}','[{"dealer":1,"starter":"7S","pegging":[3,5,0],"heels":0,"counted":[{"seat":2,"crib":false,"cards":["6H","8C","TS","KD"],"starter":"7S","points":5},{"seat":0,"crib":false,"cards":["2S","7D","JH","QC"],"starter":"7S","points":2},{"seat":1,"crib":false,"cards":["3D","4D","TD","QD"],"starter":"7S","points":4},{"seat":1,"crib":true,"cards":["2C","8D","8S","9H"],"starter":"7S","points":12}],"other":[0,0,0],"played_out":true,"scores":[5,21,5]},{"dealer":2,"starter":"3C","pegging":[1,3,1],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2D","6C","JC","KH"],"starter":"3C","points":5},{"seat":1,"crib":false,"cards":["8C","9H","TS","QS"],"starter":"3C","points":3},{"seat":2,"crib":false,"cards":["AD","5C","6D","7H"],"starter":"3C","points":7},{"seat":2,"crib":true,"cards":["AC","4D","QC","QD"],"starter":"3C","points":6}],"other":[0,0,0],"played_out":true,"scores":[11,27,19]},{"dealer":0,"starter":"KC","pegging":[9,0,5],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AD","4H","5D","9C"],"starter":"KC","points":6},{"seat":2,"crib":false,"cards":["4D","5C","6S","7H"],"starter":"KC","points":8},{"seat":0,"crib":false,"cards":["3D","3S","5S","8H"],"starter":"KC","points":4},{"seat":0,"crib":true,"cards":["7C","7D","9D","QS"],"starter":"KC","points":2}],"other":[0,0,0],"played_out":true,"scores":[26,33,32]},{"dealer":1,"starter":"4H","pegging":[4,0,3],"heels":0,"counted":[{"seat":2,"crib":false,"cards":["2S","TC","JC","KH"],"starter":"4H","points":0},{"seat":0,"crib":false,"cards":["AC","3C","3H","JD"],"starter":"4H","points":4},{"seat":1,"crib":false,"cards":["5S","8S","QS","KS"],"starter":"4H","points":8},{"seat":1,"crib":true,"cards":["2C","5D","6C","8H"],"starter":"4H","points":7}],"other":[0,0,0],"played_out":true,"scores":[34,48,35]},{"dealer":2,"starter":"4C","pegging":[3,3,1],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2D","4S","6C","8S"],"starter":"4C","points":2},{"seat":1,"crib":false,"cards":["6S","9S","JS","KH"],"starter":"4C","points":2},{"seat":2,"crib":false,"cards":["5C","8C","8H","9C"],"starter":"4C","points":2},{"seat":2,"crib":true,"cards":["2C","3H","4D","KC"],"starter":"4C","points":10}],"other":[0,0,0],"played_out":true,"scores":[39,53,48]},{"dealer":0,"starter":"TS","pegging":[1,2,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["4D","8C","9D","TD"],"starter":"TS","points":8}],"other":[0,0,0],"played_out":true,"scores":[40,61,49]}]');
INSERT INTO "results" VALUES('V8eiqw5Z726j',1,'2026-11-24T20:12:49.910899+00:00','{"scores":[61,4],"winners":[0],"titles":["","double skunk"],"resigned":null,"assisted":[],"demonstrated":false,"deals":1,"means":[[[[0,0],[0,0],[0,0],[0,0]],[[4,1],[0,0],[8,1],[0,0]]],[[[4,1],[0,1],[0,0],[0,0]],[[0,0],[0,0],[0,0],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["9C","TC","JD","JH"],"starter":"KS","points":8},null]}','[{"dealer":1,"starter":"KS","pegging":[4,4],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["9C","TC","JD","JH"],"starter":"KS","points":8}],"other":[54,0],"played_out":true,"scores":[61,4]}]');
INSERT INTO "results" VALUES('F9BOUmUU8gma',1,'2026-11-24T20:12:50.165627+00:00','{"scores":[38],"winners":[],"titles":[""],"resigned":null,"assisted":[],"demonstrated":false,"deals":1,"means":[],"best":[]}','[]');
CREATE TABLE reviews (
	source VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	review TEXT NOT NULL, 
	PRIMARY KEY (source, number)
);
CREATE TABLE seats (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	owner_sha256 VARCHAR(64) NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "seats" VALUES('_-qTmi4zF0uu',0,'a5daed77d6050eeecc47c053fc2c51223b55c2d087b86c128641542d0ff2f985');
INSERT INTO "seats" VALUES('KbYEUVOZ_Sev',0,'68cd881dea88dd27657a7aa64ad56a172d138c727793028319aab044cb9a2add');
INSERT INTO "seats" VALUES('V8eiqw5Z726j',1,'f0450ab4f3b5b8378e7688ea125b552934921a6318d6728a9cd62171b5e2cc52');
INSERT INTO "seats" VALUES('m4u8uquh98o6',0,'6e11ccb66cc61e538244cc468aaca922ea418a8de407767718a90224df80d1ac');
INSERT INTO "seats" VALUES('F9BOUmUU8gma',0,'6e098419ad5d462973c79281f5b3bfeb933ba1113a599f0aac15e1ee4766ecb9');
CREATE INDEX ix_seats_owner_sha256 ON seats (owner_sha256);
CREATE INDEX ix_invitations_game ON invitations (game);
CREATE INDEX ix_passkeys_account ON passkeys (account);
CREATE INDEX ix_devices_account ON devices (account);
CREATE INDEX ix_challenges_created ON challenges (created);
CREATE INDEX ix_limits_began ON limits (began);
CREATE INDEX ix_clubs_name ON clubs (name);
CREATE INDEX ix_evenings_club ON evenings (club);
CREATE INDEX ix_evening_people_owner_sha256 ON evening_people (owner_sha256);
CREATE INDEX ix_bots_host_sha256 ON bots (host_sha256);
CREATE INDEX ix_games_chance ON games (chance);
CREATE INDEX ix_push_subscriptions_owner_sha256 ON push_subscriptions (owner_sha256);
COMMIT;
