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
INSERT INTO "alembic_version" VALUES('0015');
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
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',1,'{"type":"begin","commitment":"ad55101a5fd2449dcb3087eebf2ed401813e934491f93771a985f8937f1ab202"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',2,'{"type":"do","action":{"type":"cut","cards":["5S","4D"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',3,'{"type":"do","action":{"type":"deal","hands":[["3H","4S","TC","JD","JS","KD"],["AC","2C","7C","7H","8D","TS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2C","TS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',5,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3H","JS"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',6,'{"type":"do","action":{"type":"turn","card":"6H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',7,'{"type":"do","action":{"type":"play","seat":0,"card":"4S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',8,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',9,'{"type":"do","action":{"type":"play","seat":0,"card":"KD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',10,'{"type":"do","action":{"type":"play","seat":1,"card":"AC"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',11,'{"type":"do","action":{"type":"play","seat":1,"card":"7C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',12,'{"type":"do","action":{"type":"play","seat":0,"card":"TC"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',13,'{"type":"do","action":{"type":"play","seat":1,"card":"7H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',14,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',15,'{"type":"do","action":{"type":"deal","hands":[["AC","3S","5C","5D","TH","JH"],["AD","2H","3C","6H","9H","KD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',16,'{"type":"do","action":{"type":"discard","seat":1,"cards":["6H","KD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',17,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TH","JH"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',18,'{"type":"do","action":{"type":"turn","card":"8H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',19,'{"type":"do","action":{"type":"play","seat":1,"card":"2H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',20,'{"type":"do","action":{"type":"play","seat":0,"card":"3S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',21,'{"type":"do","action":{"type":"play","seat":1,"card":"AD"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',22,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',23,'{"type":"do","action":{"type":"play","seat":1,"card":"9H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',24,'{"type":"do","action":{"type":"play","seat":0,"card":"5C"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',25,'{"type":"do","action":{"type":"play","seat":1,"card":"3C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',26,'{"type":"do","action":{"type":"play","seat":0,"card":"5D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',27,'{"type":"do","action":{"type":"deal","hands":[["AD","3D","8D","TC","TS","JD"],["AC","4H","7H","9H","9S","KC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',28,'{"type":"do","action":{"type":"discard","seat":1,"cards":["7H","KC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',29,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TC","JD"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',30,'{"type":"do","action":{"type":"turn","card":"8C"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',31,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',32,'{"type":"do","action":{"type":"play","seat":1,"card":"AC"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',33,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',34,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',35,'{"type":"do","action":{"type":"play","seat":0,"card":"3D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',36,'{"type":"do","action":{"type":"play","seat":1,"card":"9H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',37,'{"type":"do","action":{"type":"play","seat":0,"card":"TS"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',38,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',39,'{"type":"do","action":{"type":"deal","hands":[["AC","4D","6H","9D","TH","JC"],["AH","8C","8H","TD","JD","KD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',40,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AH","KD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',41,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4D","TH"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',42,'{"type":"do","action":{"type":"turn","card":"QD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',43,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',44,'{"type":"do","action":{"type":"play","seat":0,"card":"9D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',45,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',46,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',47,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',48,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',49,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',50,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',51,'{"type":"do","action":{"type":"deal","hands":[["AD","3S","8C","8D","8H","QS"],["2H","3D","6S","7C","7S","QD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',52,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3D","QD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',53,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3S","8C"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',54,'{"type":"do","action":{"type":"turn","card":"AH"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',55,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',56,'{"type":"do","action":{"type":"play","seat":1,"card":"7C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',57,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',58,'{"type":"do","action":{"type":"play","seat":1,"card":"6S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',59,'{"type":"do","action":{"type":"play","seat":0,"card":"8H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',60,'{"type":"do","action":{"type":"play","seat":1,"card":"7S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',61,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',62,'{"type":"do","action":{"type":"play","seat":1,"card":"2H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',63,'{"type":"do","action":{"type":"deal","hands":[["2D","5S","7D","8C","TS","QH"],["AC","AD","2C","4S","9S","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',64,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2C","9S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',65,'{"type":"do","action":{"type":"discard","seat":0,"cards":["2D","TS"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',66,'{"type":"do","action":{"type":"turn","card":"9C"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',67,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',68,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',69,'{"type":"do","action":{"type":"play","seat":1,"card":"4S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',70,'{"type":"do","action":{"type":"play","seat":0,"card":"7D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',71,'{"type":"do","action":{"type":"play","seat":1,"card":"AC"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',72,'{"type":"do","action":{"type":"play","seat":1,"card":"AD"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',73,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',74,'{"type":"do","action":{"type":"play","seat":0,"card":"QH"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',75,'{"type":"do","action":{"type":"deal","hands":[["AC","4H","5H","7S","8S","TS"],["2D","3D","4C","6D","9D","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',76,'{"type":"do","action":{"type":"discard","seat":1,"cards":["4C","KH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',77,'{"type":"do","action":{"type":"discard","seat":0,"cards":["7S","TS"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',78,'{"type":"do","action":{"type":"turn","card":"5C"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',79,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',80,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',81,'{"type":"do","action":{"type":"play","seat":0,"card":"4H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',82,'{"type":"do","action":{"type":"play","seat":1,"card":"2D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',83,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',84,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',85,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',86,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',87,'{"type":"do","action":{"type":"deal","hands":[["2D","7H","8H","9C","QD","QH"],["3C","3S","5C","6D","7D","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',88,'{"type":"do","action":{"type":"discard","seat":1,"cards":["6D","KH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',89,'{"type":"do","action":{"type":"discard","seat":0,"cards":["8H","9C"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',90,'{"type":"do","action":{"type":"turn","card":"8S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',91,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',92,'{"type":"do","action":{"type":"play","seat":0,"card":"QD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',93,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',94,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',95,'{"type":"do","action":{"type":"play","seat":0,"card":"2D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',96,'{"type":"do","action":{"type":"play","seat":1,"card":"3S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',97,'{"type":"do","action":{"type":"play","seat":0,"card":"QH"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',98,'{"type":"do","action":{"type":"play","seat":1,"card":"3C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',99,'{"type":"do","action":{"type":"deal","hands":[["AC","AD","2H","8S","JS","KH"],["3D","4H","9S","TH","QC","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',100,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QC","KS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',101,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AD","8S"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',102,'{"type":"do","action":{"type":"turn","card":"7D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',103,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',104,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',105,'{"type":"do","action":{"type":"play","seat":0,"card":"JS"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',106,'{"type":"do","action":{"type":"play","seat":1,"card":"TH"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',107,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',108,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',109,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',110,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',111,'{"type":"do","action":{"type":"deal","hands":[["AC","2S","7S","9D","TS","JH"],["2D","7D","JD","JS","QD","KC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',112,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2D","7D"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',113,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AC","9D"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',114,'{"type":"do","action":{"type":"turn","card":"9H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',115,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',116,'{"type":"do","action":{"type":"play","seat":0,"card":"7S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',117,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',118,'{"type":"do","action":{"type":"play","seat":0,"card":"2S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',119,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',120,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',121,'{"type":"do","action":{"type":"play","seat":1,"card":"KC"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',122,'{"type":"do","action":{"type":"play","seat":0,"card":"TS"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',123,'{"type":"do","action":{"type":"deal","hands":[["AD","4D","4H","7D","TC","KH"],["2H","3C","9H","TD","QH","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',124,'{"type":"do","action":{"type":"discard","seat":1,"cards":["9H","KS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',125,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AD","7D"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',126,'{"type":"do","action":{"type":"turn","card":"QS"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',127,'{"type":"do","action":{"type":"play","seat":0,"card":"4D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',128,'{"type":"do","action":{"type":"play","seat":1,"card":"2H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',129,'{"type":"do","action":{"type":"play","seat":0,"card":"4H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',130,'{"type":"do","action":{"type":"play","seat":1,"card":"3C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',131,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',132,'{"type":"do","action":{"type":"play","seat":1,"card":"QH"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',133,'{"type":"do","action":{"type":"play","seat":0,"card":"TC"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',134,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',135,'{"type":"begin","dealer":0,"commitment":"d7a87e32ae7b6c8729c1ffc137e6b5c79c98916c4ad1b9bf25c27cdc3e576236"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',136,'{"type":"do","action":{"type":"deal","hands":[["AH","AS","2D","4S","JH","QD"],["2S","4H","5C","6D","7D","8H"]],"crib":[]},"salts":["",""]}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',137,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2S","4H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',138,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AH","2D"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',139,'{"type":"do","action":{"type":"turn","card":"6H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',140,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',141,'{"type":"do","action":{"type":"play","seat":0,"card":"QD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',142,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',143,'{"type":"do","action":{"type":"play","seat":0,"card":"4S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',144,'{"type":"do","action":{"type":"play","seat":0,"card":"AS"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',145,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',146,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',147,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',148,'{"type":"do","action":{"type":"deal","hands":[["5H","6C","6D","8H","QD","KC"],["AC","5S","7D","8S","JC","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',149,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AC","KH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',150,'{"type":"do","action":{"type":"discard","seat":0,"cards":["5H","8H"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',151,'{"type":"do","action":{"type":"turn","card":"3C"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',152,'{"type":"do","action":{"type":"play","seat":0,"card":"QD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',153,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',154,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',155,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',156,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',157,'{"type":"do","action":{"type":"play","seat":1,"card":"JC"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',158,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',159,'{"type":"do","action":{"type":"play","seat":1,"card":"8S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',160,'{"type":"do","action":{"type":"deal","hands":[["5H","6C","6D","JH","QS","KC"],["AS","3D","4C","4H","8H","9H"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',161,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AS","9H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',162,'{"type":"do","action":{"type":"discard","seat":0,"cards":["5H","KC"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',163,'{"type":"do","action":{"type":"turn","card":"5C"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',164,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',165,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',166,'{"type":"do","action":{"type":"play","seat":1,"card":"4C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',167,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',168,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',169,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',170,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',171,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',172,'{"type":"do","action":{"type":"deal","hands":[["AS","7S","9S","JD","QS","KD"],["2H","3S","5S","6C","8S","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',173,'{"type":"do","action":{"type":"discard","seat":1,"cards":["6C","8S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',174,'{"type":"do","action":{"type":"discard","seat":0,"cards":["QS","KD"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',175,'{"type":"do","action":{"type":"turn","card":"9H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',176,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',177,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',178,'{"type":"do","action":{"type":"play","seat":0,"card":"7S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',179,'{"type":"do","action":{"type":"play","seat":1,"card":"3S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',180,'{"type":"do","action":{"type":"play","seat":0,"card":"AS"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',181,'{"type":"do","action":{"type":"play","seat":1,"card":"2H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',182,'{"type":"do","action":{"type":"play","seat":0,"card":"9S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',183,'{"type":"do","action":{"type":"play","seat":1,"card":"KH"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',184,'{"type":"do","action":{"type":"deal","hands":[["2D","2S","7H","7S","JD","KS"],["4H","6C","9C","9H","QC","KC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',185,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QC","KC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',186,'{"type":"do","action":{"type":"discard","seat":0,"cards":["7S","JD"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',187,'{"type":"do","action":{"type":"turn","card":"4S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',188,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',189,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',190,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',191,'{"type":"do","action":{"type":"play","seat":0,"card":"2S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',192,'{"type":"do","action":{"type":"play","seat":1,"card":"9H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',193,'{"type":"do","action":{"type":"play","seat":0,"card":"2D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',194,'{"type":"do","action":{"type":"play","seat":1,"card":"9C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',195,'{"type":"do","action":{"type":"play","seat":0,"card":"KS"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',196,'{"type":"do","action":{"type":"deal","hands":[["AH","3H","4H","6H","7D","JD"],["2C","2S","4C","5D","5S","9S"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',197,'{"type":"do","action":{"type":"discard","seat":1,"cards":["5D","5S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',198,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4H","7D"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',199,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',200,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',201,'{"type":"do","action":{"type":"play","seat":1,"card":"2S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',202,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',203,'{"type":"do","action":{"type":"play","seat":1,"card":"4C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',204,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',205,'{"type":"do","action":{"type":"play","seat":1,"card":"2C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',206,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',207,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',208,'{"type":"do","action":{"type":"deal","hands":[["AC","3H","6D","9D","9H","QC"],["2D","4C","5H","6C","7S","8D"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',209,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2D","4C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',210,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9D","QC"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',211,'{"type":"do","action":{"type":"turn","card":"6H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',212,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',213,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',214,'{"type":"do","action":{"type":"play","seat":1,"card":"7S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',215,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',216,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',217,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',218,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',219,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',220,'{"type":"do","action":{"type":"deal","hands":[["2D","2H","3S","9C","9H","JD"],["3C","3D","5S","9S","TH","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',221,'{"type":"do","action":{"type":"discard","seat":1,"cards":["TH","KS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',222,'{"type":"do","action":{"type":"discard","seat":0,"cards":["2D","3S"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',223,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',224,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',225,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',226,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',227,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',228,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',229,'{"type":"do","action":{"type":"play","seat":1,"card":"3C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',230,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',231,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',232,'{"type":"do","action":{"type":"deal","hands":[["6D","8S","9H","QC","QD","KC"],["2C","2S","6H","7H","JC","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',233,'{"type":"do","action":{"type":"discard","seat":1,"cards":["JC","QS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',234,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6D","QC"]}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',235,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',236,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',237,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',238,'{"type":"do","action":{"type":"play","seat":1,"card":"7H"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',239,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',240,'{"type":"do","action":{"type":"play","seat":1,"card":"2C"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',241,'{"type":"do","action":{"type":"play","seat":0,"card":"QD"}}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',242,'{"type":"do","action":{"type":"play","seat":1,"card":"2S"},"by":"simple"}');
INSERT INTO "entries" VALUES('AuZqwkAeNOF6',243,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',1,'{"type":"begin","commitment":"15323e6993dd4e84ce5a61d054da759e5ba0b985a28741af7ee22298a2d030c5"}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',2,'{"type":"do","action":{"type":"cut","cards":["KC","8H"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',3,'{"type":"do","action":{"type":"deal","hands":[["AC","3D","4D","7S","QH","KH"],["AD","2C","2H","5S","8C","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',4,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3D","7S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',5,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2C","8C"]}}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',6,'{"type":"do","action":{"type":"turn","card":"2S"}}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',7,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"},"by":"simple"}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',8,'{"type":"do","action":{"type":"claim","seat":0,"points":0},"by":"simple"}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',9,'{"type":"do","action":{"type":"call","seat":1,"points":16}}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',10,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"}}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',11,'{"type":"do","action":{"type":"claim","seat":1,"points":10}}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',12,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',13,'{"type":"do","action":{"type":"play","seat":0,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',14,'{"type":"do","action":{"type":"claim","seat":0,"points":0},"by":"simple"}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',15,'{"type":"do","action":{"type":"call","seat":1,"points":29}}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',16,'{"type":"do","action":{"type":"play","seat":1,"card":"AD"}}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',17,'{"type":"do","action":{"type":"claim","seat":1,"points":21}}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',18,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',19,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"},"by":"simple"}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',20,'{"type":"do","action":{"type":"claim","seat":0,"points":2},"by":"simple"}');
INSERT INTO "entries" VALUES('D3shLpZDhXJi',21,'{"type":"do","action":{"type":"call","seat":1,"points":18}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',1,'{"type":"begin","commitment":"abf07f5e39ab8601c0cf6112dbc95ba538593010869cfa52cadaf03bf99391d9"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',2,'{"type":"do","action":{"type":"cut","cards":["AH","7H","4S"]},"salts":["","",""]}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',3,'{"type":"do","action":{"type":"deal","hands":[["AC","2S","3H","8C","TS"],["5D","9H","TD","TH","KD"],["3C","3D","6S","7S","8H"]],"crib":["JD"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["9H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',5,'{"type":"do","action":{"type":"discard","seat":2,"cards":["8H"]},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',6,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TS"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',7,'{"type":"do","action":{"type":"turn","card":"4C"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',8,'{"type":"do","action":{"type":"play","seat":1,"card":"KD"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',9,'{"type":"do","action":{"type":"play","seat":2,"card":"7S"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',10,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',11,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',12,'{"type":"do","action":{"type":"play","seat":2,"card":"6S"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',13,'{"type":"do","action":{"type":"play","seat":0,"card":"2S"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',14,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',15,'{"type":"do","action":{"type":"play","seat":2,"card":"3D"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',16,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',17,'{"type":"do","action":{"type":"play","seat":1,"card":"TH"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',18,'{"type":"do","action":{"type":"play","seat":2,"card":"3C"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',19,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',20,'{"type":"do","action":{"type":"deal","hands":[["8D","8S","9C","TC","KD"],["4C","7C","7D","JH","JS"],["4H","5H","9S","TS","KC"]],"crib":["TD"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',21,'{"type":"do","action":{"type":"discard","seat":1,"cards":["4C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',22,'{"type":"do","action":{"type":"discard","seat":2,"cards":["9S"]},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',23,'{"type":"do","action":{"type":"discard","seat":0,"cards":["8S"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',24,'{"type":"do","action":{"type":"turn","card":"QC"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',25,'{"type":"do","action":{"type":"play","seat":2,"card":"5H"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',26,'{"type":"do","action":{"type":"play","seat":0,"card":"KD"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',27,'{"type":"do","action":{"type":"play","seat":1,"card":"JH"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',28,'{"type":"do","action":{"type":"play","seat":2,"card":"4H"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',29,'{"type":"do","action":{"type":"play","seat":0,"card":"TC"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',30,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',31,'{"type":"do","action":{"type":"play","seat":2,"card":"TS"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',32,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',33,'{"type":"do","action":{"type":"play","seat":1,"card":"7C"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',34,'{"type":"do","action":{"type":"play","seat":2,"card":"KC"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',35,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',36,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',37,'{"type":"do","action":{"type":"deal","hands":[["AD","7C","TS","JD","KD"],["3D","5D","8S","QC","QD"],["2C","6C","7S","9C","JH"]],"crib":["AH"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',38,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',39,'{"type":"do","action":{"type":"discard","seat":2,"cards":["7S"]},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',40,'{"type":"do","action":{"type":"discard","seat":0,"cards":["KD"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',41,'{"type":"do","action":{"type":"turn","card":"5H"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',42,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',43,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',44,'{"type":"do","action":{"type":"play","seat":2,"card":"6C"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',45,'{"type":"do","action":{"type":"play","seat":0,"card":"7C"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',46,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',47,'{"type":"do","action":{"type":"play","seat":2,"card":"2C"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',48,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',49,'{"type":"do","action":{"type":"play","seat":1,"card":"QC"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',50,'{"type":"do","action":{"type":"play","seat":2,"card":"9C"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',51,'{"type":"do","action":{"type":"play","seat":0,"card":"TS"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',52,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',53,'{"type":"do","action":{"type":"play","seat":2,"card":"JH"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',54,'{"type":"do","action":{"type":"deal","hands":[["9H","TC","TH","JH","KH"],["2C","2D","4D","4H","8C"],["2H","3C","3H","5D","TD"]],"crib":["6C"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',55,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',56,'{"type":"do","action":{"type":"discard","seat":2,"cards":["2H"]},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',57,'{"type":"do","action":{"type":"discard","seat":0,"cards":["JH"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',58,'{"type":"do","action":{"type":"turn","card":"9C"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',59,'{"type":"do","action":{"type":"play","seat":1,"card":"2D"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',60,'{"type":"do","action":{"type":"play","seat":2,"card":"3C"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',61,'{"type":"do","action":{"type":"play","seat":0,"card":"TH"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',62,'{"type":"do","action":{"type":"play","seat":1,"card":"2C"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',63,'{"type":"do","action":{"type":"play","seat":2,"card":"3H"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',64,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',65,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',66,'{"type":"do","action":{"type":"play","seat":2,"card":"5D"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',67,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',68,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',69,'{"type":"do","action":{"type":"play","seat":2,"card":"TD"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',70,'{"type":"do","action":{"type":"play","seat":0,"card":"TC"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',71,'{"type":"do","action":{"type":"deal","hands":[["AC","4H","9D","9H","KC"],["2S","3D","8C","TS","JD"],["AD","2D","4S","JC","QD"]],"crib":["AS"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',72,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',73,'{"type":"do","action":{"type":"discard","seat":2,"cards":["2D"]},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',74,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9D"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',75,'{"type":"do","action":{"type":"turn","card":"6C"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',76,'{"type":"do","action":{"type":"play","seat":2,"card":"QD"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',77,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',78,'{"type":"do","action":{"type":"play","seat":1,"card":"2S"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',79,'{"type":"do","action":{"type":"play","seat":2,"card":"4S"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',80,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',81,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',82,'{"type":"do","action":{"type":"play","seat":2,"card":"AD"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',83,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',84,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',85,'{"type":"do","action":{"type":"play","seat":2,"card":"JC"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',86,'{"type":"do","action":{"type":"play","seat":0,"card":"4H"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',87,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',88,'{"type":"do","action":{"type":"deal","hands":[["6D","7H","JH","QS","KH"],["6H","8C","9S","JC","JS"],["3C","4S","7S","9C","KD"]],"crib":["7C"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',89,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',90,'{"type":"do","action":{"type":"discard","seat":2,"cards":["4S"]},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',91,'{"type":"do","action":{"type":"discard","seat":0,"cards":["JH"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',92,'{"type":"do","action":{"type":"turn","card":"2S"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',93,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',94,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',95,'{"type":"do","action":{"type":"play","seat":2,"card":"KD"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',96,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',97,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',98,'{"type":"do","action":{"type":"play","seat":2,"card":"7S"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',99,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',100,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',101,'{"type":"do","action":{"type":"play","seat":2,"card":"9C"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',102,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',103,'{"type":"do","action":{"type":"play","seat":2,"card":"3C"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',104,'{"type":"do","action":{"type":"play","seat":1,"card":"JC"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',105,'{"type":"do","action":{"type":"deal","hands":[["AH","8S","TS","JS","QC"],["2C","5D","6D","7S","9D"],["8D","8H","9C","9S","KH"]],"crib":["KD"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',106,'{"type":"do","action":{"type":"discard","seat":1,"cards":["9D"]},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',107,'{"type":"do","action":{"type":"discard","seat":2,"cards":["9S"]},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',108,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TS"]}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',109,'{"type":"do","action":{"type":"turn","card":"JC"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',110,'{"type":"do","action":{"type":"play","seat":1,"card":"7S"},"by":"simple"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',111,'{"type":"do","action":{"type":"play","seat":2,"card":"9C"},"by":"random"}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',112,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('NYm6OqfA5Hmu',113,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"},"by":"simple"}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',1,'{"type":"begin"}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',2,'{"type":"do","action":{"type":"turn","card":"AH"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',3,'{"type":"do","action":{"type":"place","seat":0,"card":"AH","cell":12}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',4,'{"type":"do","action":{"type":"turn","card":"JH"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',5,'{"type":"do","action":{"type":"place","seat":0,"card":"JH","cell":10}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',6,'{"type":"do","action":{"type":"turn","card":"KC"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',7,'{"type":"do","action":{"type":"place","seat":0,"card":"KC","cell":15}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',8,'{"type":"do","action":{"type":"turn","card":"JD"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',9,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',10,'{"type":"do","action":{"type":"turn","card":"7C"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',11,'{"type":"do","action":{"type":"place","seat":0,"card":"7C","cell":2}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',12,'{"type":"do","action":{"type":"turn","card":"AD"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',13,'{"type":"do","action":{"type":"place","seat":0,"card":"AD","cell":6}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',14,'{"type":"do","action":{"type":"turn","card":"TH"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',15,'{"type":"do","action":{"type":"place","seat":0,"card":"TH","cell":1}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',16,'{"type":"do","action":{"type":"turn","card":"7D"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',17,'{"type":"do","action":{"type":"place","seat":0,"card":"7D","cell":8}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',18,'{"type":"do","action":{"type":"turn","card":"JC"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',19,'{"type":"do","action":{"type":"place","seat":0,"card":"JC","cell":9}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',20,'{"type":"do","action":{"type":"turn","card":"5H"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',21,'{"type":"do","action":{"type":"place","seat":0,"card":"5H","cell":14}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',22,'{"type":"do","action":{"type":"turn","card":"QH"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',23,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',24,'{"type":"do","action":{"type":"turn","card":"9D"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',25,'{"type":"do","action":{"type":"place","seat":0,"card":"9D","cell":3}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',26,'{"type":"do","action":{"type":"turn","card":"8C"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',27,'{"type":"do","action":{"type":"place","seat":0,"card":"8C","cell":7}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',28,'{"type":"do","action":{"type":"turn","card":"5S"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',29,'{"type":"do","action":{"type":"place","seat":0,"card":"5S","cell":13}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',30,'{"type":"do","action":{"type":"turn","card":"KD"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',31,'{"type":"do","action":{"type":"place","seat":0,"card":"KD","cell":0}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',32,'{"type":"do","action":{"type":"turn","card":"2C"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',33,'{"type":"do","action":{"type":"place","seat":0,"card":"2C","cell":4}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',34,'{"type":"do","action":{"type":"turn","card":"2D"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',35,'{"type":"do","action":{"type":"place","seat":0,"card":"2D","cell":5}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',36,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',37,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',38,'{"type":"do","action":{"type":"turn","card":"7S"}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',39,'{"type":"do","action":{"type":"place","seat":0,"card":"7S","cell":11}}');
INSERT INTO "entries" VALUES('SJwfobIeI3vD',40,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',1,'{"type":"begin","commitment":"b92bef0d2d1ba019af38b44c4e6fb4dbe7b93346e4e9162671a810c5397152ff"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',2,'{"type":"do","action":{"type":"cut","cards":["3D","JC"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',3,'{"type":"do","action":{"type":"deal","hands":[["AS","2H","6C","9H","QH","KC"],["2C","3S","7D","7S","8D","TH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2C","TH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',5,'{"type":"do","action":{"type":"discard","seat":0,"cards":["2H","6C"]}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',6,'{"type":"do","action":{"type":"turn","card":"8H"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',7,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',8,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',9,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',10,'{"type":"do","action":{"type":"play","seat":0,"card":"AS"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',11,'{"type":"do","action":{"type":"play","seat":1,"card":"3S"},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',12,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',13,'{"type":"do","action":{"type":"play","seat":1,"card":"7S"},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',14,'{"type":"do","action":{"type":"play","seat":0,"card":"QH"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',15,'{"type":"do","action":{"type":"deal","hands":[["2H","5S","6H","8S","TD","QS"],["2D","5D","7D","9H","JC","QH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',16,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2D","9H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',17,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6H","QS"]}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',18,'{"type":"do","action":{"type":"turn","card":"7C"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',19,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',20,'{"type":"do","action":{"type":"play","seat":1,"card":"QH"},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',21,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',22,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',23,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',24,'{"type":"do","action":{"type":"play","seat":1,"card":"JC"},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',25,'{"type":"do","action":{"type":"play","seat":0,"card":"TD"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',26,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',27,'{"type":"do","action":{"type":"deal","hands":[["AC","4C","8C","TH","QH","QS"],["AS","6D","7C","7H","QD","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',28,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QD","KH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',29,'{"type":"do","action":{"type":"discard","seat":0,"cards":["8C","QH"]}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',30,'{"type":"do","action":{"type":"turn","card":"5H"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',31,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"},"by":"simple"}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',32,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('w_2upp6pfIpv',33,'{"type":"do","action":{"type":"play","seat":1,"card":"AS"},"by":"simple"}');
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
INSERT INTO "games" VALUES('AuZqwkAeNOF6','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=best_of:3 stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false}]',NULL,NULL,NULL,'0600b8a2b674e12ce1c01a9f38f43e832f370b95c65a96a5b861d6e9fa7b094a',0,'2026-11-24T12:41:50.703772+00:00','2026-11-24T12:41:51.009518+00:00',243,'{"scores":[74,121],"standing":{"points":[0,4],"wins":[0,2],"games":2},"match_over":true,"match_winner":1,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose"}',NULL,1795524111010,0);
INSERT INTO "games" VALUES('NYm6OqfA5Hmu','cribbage','family=cribbage players=3 teams=off cards_dealt=5 discards=1 crib=discards+1_from_stock target=61 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false},{"name":"Cy","player":"random","helped":false}]',NULL,NULL,NULL,'7b3a05db4c1b854e5525a3dc1f388ee16cd262e2cbb008752d6edee136397cee',0,'2026-11-24T12:41:51.012936+00:00','2026-11-24T12:41:51.138399+00:00',113,'{"scores":[50,61,48],"standing":{"points":[0,1,0],"wins":[0,1,0],"games":1},"match_over":true,"match_winner":1,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose"}',NULL,1795524111138,0);
INSERT INTO "games" VALUES('D3shLpZDhXJi','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=61 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=manual muggins=on overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=lost toss_fives=off captain=off','[{"name":"Bot","player":"simple","helped":false},{"name":"Ann","player":null,"helped":false}]',NULL,NULL,NULL,'c2e7172dcddc5cc8b3daac2424840b4f53d31148a572fb9c22acf785b395f0fc',0,'2026-11-24T12:41:51.142115+00:00','2026-11-24T12:41:51.159800+00:00',21,'{"scores":[61,2],"standing":{"points":[4,0],"wins":[1,0],"games":1},"match_over":true,"match_winner":0,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose"}',NULL,1795524111160,0);
INSERT INTO "games" VALUES('w_2upp6pfIpv','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false}]',NULL,NULL,NULL,'343dd7c726713197881fa0664a81559d57475ccde8107e8831cc72374a7629bc',0,'2026-11-24T12:41:51.161552+00:00','2026-11-24T12:41:51.196300+00:00',33,'{"scores":[9,30],"standing":{"points":[0,0],"wins":[0,0],"games":0},"match_over":false,"match_winner":null,"to_act":[0],"resigned":null}',0,NULL,0,0,180,'{"clock":null,"absence":"choose"}',NULL,1795524111196,0);
INSERT INTO "games" VALUES('SJwfobIeI3vD','square','family=square adjacency=none dead_cells=4 reserve_piles=0 reserve_size=0 reserve_access=none heels=per_hand win_at=60 starter=next_unseen','[{"name":"You","player":null,"helped":false}]',8,NULL,NULL,'502b56761061123f2123e831bab8b269a0f6408b48dcca0466a80179eb9f7757',0,'2026-11-24T12:41:51.197931+00:00','2026-11-24T12:41:51.240114+00:00',40,'{"scores":[35],"standing":{"points":[0],"wins":[0],"games":1},"match_over":true,"match_winner":null,"to_act":[],"resigned":null}',1,35,0,0,180,'{"clock":null,"absence":"choose"}',NULL,1795524111240,0);
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
CREATE TABLE results (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	ended VARCHAR(32) NOT NULL, 
	result TEXT NOT NULL, 
	deals TEXT NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "results" VALUES('AuZqwkAeNOF6',1,'2026-11-24T12:41:50.862913+00:00','{"scores":[71,121],"winners":[1],"titles":["skunk",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":11,"means":[[[[18,5],[0,5],[19,5],[17,5]],[[5,6],[0,0],[12,6],[0,0]]],[[[21,6],[0,6],[40,6],[16,5]],[[13,5],[0,0],[35,5],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["5S","7D","8C","QH"],"starter":"9C","points":7},{"seat":1,"crib":false,"cards":["AC","7C","7H","8D"],"starter":"6H","points":16}]}','[{"dealer":1,"starter":"6H","pegging":[1,1],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["4S","TC","JD","KD"],"starter":"6H","points":0},{"seat":1,"crib":false,"cards":["AC","7C","7H","8D"],"starter":"6H","points":16},{"seat":1,"crib":true,"cards":["2C","3H","TS","JS"],"starter":"6H","points":4}],"other":[0,0],"played_out":true,"scores":[1,21]},{"dealer":0,"starter":"8H","pegging":[3,3],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AD","2H","3C","9H"],"starter":"8H","points":5},{"seat":0,"crib":false,"cards":["AC","3S","5C","5D"],"starter":"8H","points":2},{"seat":0,"crib":true,"cards":["6H","TH","JH","KD"],"starter":"8H","points":1}],"other":[0,0],"played_out":true,"scores":[7,29]},{"dealer":1,"starter":"8C","pegging":[2,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AD","3D","8D","TS"],"starter":"8C","points":2},{"seat":1,"crib":false,"cards":["AC","4H","9H","9S"],"starter":"8C","points":2},{"seat":1,"crib":true,"cards":["7H","TC","JD","KC"],"starter":"8C","points":2}],"other":[0,0],"played_out":true,"scores":[11,36]},{"dealer":0,"starter":"QD","pegging":[2,4],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["8C","8H","TD","JD"],"starter":"QD","points":6},{"seat":0,"crib":false,"cards":["AC","6H","9D","JC"],"starter":"QD","points":2},{"seat":0,"crib":true,"cards":["AH","4D","TH","KD"],"starter":"QD","points":6}],"other":[0,0],"played_out":true,"scores":[21,46]},{"dealer":1,"starter":"AH","pegging":[1,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AD","8D","8H","QS"],"starter":"AH","points":4},{"seat":1,"crib":false,"cards":["2H","6S","7C","7S"],"starter":"AH","points":8},{"seat":1,"crib":true,"cards":["3D","3S","8C","QD"],"starter":"AH","points":4}],"other":[0,0],"played_out":true,"scores":[26,61]},{"dealer":0,"starter":"9C","pegging":[3,4],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AC","AD","4S","QS"],"starter":"9C","points":8},{"seat":0,"crib":false,"cards":["5S","7D","8C","QH"],"starter":"9C","points":7},{"seat":0,"crib":true,"cards":["2C","2D","9S","TS"],"starter":"9C","points":4}],"other":[0,0],"played_out":true,"scores":[40,73]},{"dealer":1,"starter":"5C","pegging":[0,6],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AC","4H","5H","8S"],"starter":"5C","points":4},{"seat":1,"crib":false,"cards":["2D","3D","6D","9D"],"starter":"5C","points":6},{"seat":1,"crib":true,"cards":["4C","7S","TS","KH"],"starter":"5C","points":4}],"other":[0,0],"played_out":true,"scores":[44,89]},{"dealer":0,"starter":"8S","pegging":[6,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["3C","3S","5C","7D"],"starter":"8S","points":8},{"seat":0,"crib":false,"cards":["2D","7H","QD","QH"],"starter":"8S","points":4},{"seat":0,"crib":true,"cards":["6D","8H","9C","KH"],"starter":"8S","points":4}],"other":[0,0],"played_out":true,"scores":[58,98]},{"dealer":1,"starter":"7D","pegging":[0,2],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AC","2H","JS","KH"],"starter":"7D","points":0},{"seat":1,"crib":false,"cards":["3D","4H","9S","TH"],"starter":"7D","points":0},{"seat":1,"crib":true,"cards":["AD","8S","QC","KS"],"starter":"7D","points":2}],"other":[0,0],"played_out":true,"scores":[58,102]},{"dealer":0,"starter":"9H","pegging":[4,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["JD","JS","QD","KC"],"starter":"9H","points":8},{"seat":0,"crib":false,"cards":["2S","7S","TS","JH"],"starter":"9H","points":4},{"seat":0,"crib":true,"cards":["AC","2D","7D","9D"],"starter":"9H","points":2}],"other":[0,0],"played_out":true,"scores":[68,111]},{"dealer":1,"starter":"QS","pegging":[1,6],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["4D","4H","TC","KH"],"starter":"QS","points":2},{"seat":1,"crib":false,"cards":["2H","3C","TD","QH"],"starter":"QS","points":8}],"other":[0,0],"played_out":true,"scores":[71,121]}]');
INSERT INTO "results" VALUES('AuZqwkAeNOF6',2,'2026-11-24T12:41:51.009518+00:00','{"scores":[74,121],"winners":[1],"titles":["skunk",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":9,"means":[[[[13,5],[0,5],[23,4],[21,4]],[[5,4],[0,0],[12,4],[0,0]]],[[[22,4],[0,4],[23,4],[14,4]],[[7,5],[0,0],[56,5],[0,0]]]],"best":[{"seat":0,"crib":true,"cards":["AS","5H","9H","KC"],"starter":"5C","points":10},{"seat":1,"crib":false,"cards":["5C","6D","7D","8H"],"starter":"6H","points":12}]}','[{"dealer":0,"starter":"6H","pegging":[1,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5C","6D","7D","8H"],"starter":"6H","points":12},{"seat":0,"crib":false,"cards":["AS","4S","JH","QD"],"starter":"6H","points":5},{"seat":0,"crib":true,"cards":["AH","2D","2S","4H"],"starter":"6H","points":4}],"other":[0,0],"played_out":true,"scores":[10,13]},{"dealer":1,"starter":"3C","pegging":[1,7],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["6C","6D","QD","KC"],"starter":"3C","points":4},{"seat":1,"crib":false,"cards":["5S","7D","8S","JC"],"starter":"3C","points":7},{"seat":1,"crib":true,"cards":["AC","5H","8H","KH"],"starter":"3C","points":2}],"other":[0,0],"played_out":true,"scores":[15,29]},{"dealer":0,"starter":"5C","pegging":[1,2],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["3D","4C","4H","8H"],"starter":"5C","points":12},{"seat":0,"crib":false,"cards":["6C","6D","JH","QS"],"starter":"5C","points":6},{"seat":0,"crib":true,"cards":["AS","5H","9H","KC"],"starter":"5C","points":10}],"other":[0,0],"played_out":true,"scores":[32,43]},{"dealer":1,"starter":"9H","pegging":[0,7],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AS","7S","9S","JD"],"starter":"9H","points":2},{"seat":1,"crib":false,"cards":["2H","3S","5S","KH"],"starter":"9H","points":4},{"seat":1,"crib":true,"cards":["6C","8S","QS","KD"],"starter":"9H","points":2}],"other":[0,0],"played_out":true,"scores":[34,56]},{"dealer":0,"starter":"4S","pegging":[2,0],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["4H","6C","9C","9H"],"starter":"4S","points":8},{"seat":0,"crib":false,"cards":["2D","2S","7H","KS"],"starter":"4S","points":4},{"seat":0,"crib":true,"cards":["7S","JD","QC","KC"],"starter":"4S","points":3}],"other":[0,0],"played_out":true,"scores":[43,64]},{"dealer":1,"starter":"TS","pegging":[3,4],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AH","3H","6H","JD"],"starter":"TS","points":0},{"seat":1,"crib":false,"cards":["2C","2S","4C","9S"],"starter":"TS","points":6},{"seat":1,"crib":true,"cards":["4H","5D","5S","7D"],"starter":"TS","points":6}],"other":[0,0],"played_out":true,"scores":[46,80]},{"dealer":0,"starter":"6H","pegging":[6,4],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5H","6C","7S","8D"],"starter":"6H","points":12},{"seat":0,"crib":false,"cards":["AC","3H","6D","9H"],"starter":"6H","points":8},{"seat":0,"crib":true,"cards":["2D","4C","9D","QC"],"starter":"6H","points":4}],"other":[0,0],"played_out":true,"scores":[64,96]},{"dealer":1,"starter":"6S","pegging":[1,4],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2H","9C","9H","JD"],"starter":"6S","points":6},{"seat":1,"crib":false,"cards":["3C","3D","5S","9S"],"starter":"6S","points":6},{"seat":1,"crib":true,"cards":["2D","3S","TH","KS"],"starter":"6S","points":4}],"other":[0,0],"played_out":true,"scores":[71,110]},{"dealer":0,"starter":"6S","pegging":[3,0],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["2C","2S","6H","7H"],"starter":"6S","points":12}],"other":[0,0],"played_out":true,"scores":[74,121]}]');
INSERT INTO "results" VALUES('NYm6OqfA5Hmu',1,'2026-11-24T12:41:51.138399+00:00','{"scores":[50,61,48],"winners":[1],"titles":["","",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":7,"means":[[[[11,2],[2,3],[12,2],[6,2]],[[3,4],[0,0],[13,4],[0,0]]],[[[2,2],[0,2],[8,2],[7,2]],[[5,4],[0,0],[37,4],[0,0]]],[[[8,2],[0,2],[7,2],[6,2]],[[8,4],[0,0],[19,4],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["AC","2S","3H","8C"],"starter":"4C","points":8},{"seat":1,"crib":false,"cards":["3D","5D","QC","QD"],"starter":"5H","points":12},{"seat":2,"crib":false,"cards":["4H","5H","TS","KC"],"starter":"QC","points":6}]}','[{"dealer":0,"starter":"4C","pegging":[5,0,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5D","TD","TH","KD"],"starter":"4C","points":8},{"seat":2,"crib":false,"cards":["3C","3D","6S","7S"],"starter":"4C","points":2},{"seat":0,"crib":false,"cards":["AC","2S","3H","8C"],"starter":"4C","points":8},{"seat":0,"crib":true,"cards":["8H","9H","TS","JD"],"starter":"4C","points":4}],"other":[0,0,0],"played_out":true,"scores":[17,8,3]},{"dealer":1,"starter":"QC","pegging":[2,1,3],"heels":0,"counted":[{"seat":2,"crib":false,"cards":["4H","5H","TS","KC"],"starter":"QC","points":6},{"seat":0,"crib":false,"cards":["8D","9C","TC","KD"],"starter":"QC","points":3},{"seat":1,"crib":false,"cards":["7C","7D","JH","JS"],"starter":"QC","points":4},{"seat":1,"crib":true,"cards":["4C","8S","9S","TD"],"starter":"QC","points":3}],"other":[0,0,0],"played_out":true,"scores":[22,16,12]},{"dealer":2,"starter":"5H","pegging":[0,3,4],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AD","7C","TS","JD"],"starter":"5H","points":4},{"seat":1,"crib":false,"cards":["3D","5D","QC","QD"],"starter":"5H","points":12},{"seat":2,"crib":false,"cards":["2C","6C","9C","JH"],"starter":"5H","points":5},{"seat":2,"crib":true,"cards":["AH","7S","8S","KD"],"starter":"5H","points":4}],"other":[0,0,0],"played_out":true,"scores":[26,31,25]},{"dealer":0,"starter":"9C","pegging":[6,1,0],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["2C","2D","4D","4H"],"starter":"9C","points":12},{"seat":2,"crib":false,"cards":["3C","3H","5D","TD"],"starter":"9C","points":6},{"seat":0,"crib":false,"cards":["9H","TC","TH","KH"],"starter":"9C","points":4},{"seat":0,"crib":true,"cards":["2H","6C","8C","JH"],"starter":"9C","points":2}],"other":[0,0,0],"played_out":true,"scores":[38,44,31]},{"dealer":1,"starter":"6C","pegging":[0,1,4],"heels":0,"counted":[{"seat":2,"crib":false,"cards":["AD","4S","JC","QD"],"starter":"6C","points":5},{"seat":0,"crib":false,"cards":["AC","4H","9H","KC"],"starter":"6C","points":4},{"seat":1,"crib":false,"cards":["2S","3D","TS","JD"],"starter":"6C","points":4},{"seat":1,"crib":true,"cards":["AS","2D","8C","9D"],"starter":"6C","points":4}],"other":[0,0,0],"played_out":true,"scores":[42,53,40]},{"dealer":2,"starter":"2S","pegging":[1,1,4],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["6D","7H","QS","KH"],"starter":"2S","points":2},{"seat":1,"crib":false,"cards":["6H","9S","JC","JS"],"starter":"2S","points":5},{"seat":2,"crib":false,"cards":["3C","7S","9C","KD"],"starter":"2S","points":2},{"seat":2,"crib":true,"cards":["4S","7C","8C","JH"],"starter":"2S","points":2}],"other":[0,0,0],"played_out":true,"scores":[45,59,48]},{"dealer":0,"starter":"JC","pegging":[3,4,0],"heels":2,"counted":[],"other":[0,0,0],"played_out":false,"scores":[50,61,48]}]');
INSERT INTO "results" VALUES('D3shLpZDhXJi',1,'2026-11-24T12:41:51.159800+00:00','{"scores":[61,2],"winners":[0],"titles":["","double skunk"],"resigned":null,"assisted":[],"demonstrated":false,"deals":1,"means":[[[[0,0],[0,0],[0,0],[0,0]],[[0,0],[0,0],[0,0],[0,0]]],[[[0,0],[0,1],[0,0],[0,0]],[[0,0],[0,0],[0,0],[0,0]]]],"best":[null,null]}','[{"dealer":1,"starter":"2S","pegging":[2,2],"heels":0,"counted":[],"other":[63,0],"played_out":false,"scores":[61,2]}]');
INSERT INTO "results" VALUES('SJwfobIeI3vD',1,'2026-11-24T12:41:51.240114+00:00','{"scores":[35],"winners":[],"titles":[""],"resigned":null,"assisted":[],"demonstrated":false,"deals":1,"means":[],"best":[]}','[]');
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
INSERT INTO "seats" VALUES('AuZqwkAeNOF6',0,'03c4557e8b90663cc4720724991189651c304df3a857a77c3f576ab73a9ce2ff');
INSERT INTO "seats" VALUES('NYm6OqfA5Hmu',0,'aa733adac87a537bc7ef1a44262e3a7077c735e58c04d8e6261651d2468f23a2');
INSERT INTO "seats" VALUES('D3shLpZDhXJi',1,'04608066f112e71fb05c588c3801623e2e76427042bfb2ea284ca616df81b894');
INSERT INTO "seats" VALUES('w_2upp6pfIpv',0,'1d110b2f5daf0ed14853c17070a809f03945a3989ac622e37dd8a3cd0caf323d');
INSERT INTO "seats" VALUES('SJwfobIeI3vD',0,'fdcdb98028eca87bd933f745234730895108c1529eb03424046d77172669e344');
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
COMMIT;
