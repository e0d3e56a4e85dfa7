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
INSERT INTO "alembic_version" VALUES('0014');
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
INSERT INTO "entries" VALUES('47-1M8CVOAJa',1,'{"type":"begin","commitment":"3284a9cc98d9d7c48e62ac86bd36624f7147269f5283833a4059366fc52ece96"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',2,'{"type":"do","action":{"type":"cut","cards":["8C","JD"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',3,'{"type":"do","action":{"type":"deal","hands":[["AH","2H","7C","7H","JC","QC"],["4C","4H","5C","8C","9S","JS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8C","9S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',5,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AH","JC"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',6,'{"type":"do","action":{"type":"turn","card":"9D"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',7,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',8,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',9,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',10,'{"type":"do","action":{"type":"play","seat":0,"card":"QC"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',11,'{"type":"do","action":{"type":"play","seat":1,"card":"4C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',12,'{"type":"do","action":{"type":"play","seat":0,"card":"7C"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',13,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',14,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',15,'{"type":"do","action":{"type":"deal","hands":[["AC","2C","3S","9D","TH","QC"],["5D","6S","7C","TS","JS","QD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',16,'{"type":"do","action":{"type":"discard","seat":1,"cards":["6S","7C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',17,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TH","QC"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',18,'{"type":"do","action":{"type":"turn","card":"4D"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',19,'{"type":"do","action":{"type":"play","seat":0,"card":"2C"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',20,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',21,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',22,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',23,'{"type":"do","action":{"type":"play","seat":0,"card":"3S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',24,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',25,'{"type":"do","action":{"type":"play","seat":0,"card":"9D"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',26,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',27,'{"type":"do","action":{"type":"deal","hands":[["AC","5S","7D","9S","QD","KD"],["6C","7S","8C","8S","9C","QH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',28,'{"type":"do","action":{"type":"discard","seat":1,"cards":["9C","QH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',29,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9S","KD"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',30,'{"type":"do","action":{"type":"turn","card":"AD"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',31,'{"type":"do","action":{"type":"play","seat":1,"card":"7S"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',32,'{"type":"do","action":{"type":"play","seat":0,"card":"7D"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',33,'{"type":"do","action":{"type":"play","seat":1,"card":"8S"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',34,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',35,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',36,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',37,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',38,'{"type":"do","action":{"type":"play","seat":0,"card":"QD"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',39,'{"type":"do","action":{"type":"deal","hands":[["2H","3S","8D","8H","QH","QS"],["AD","5S","7C","8S","TC","QD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',40,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AD","QD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',41,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3S","QH"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',42,'{"type":"do","action":{"type":"turn","card":"2D"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',43,'{"type":"do","action":{"type":"play","seat":0,"card":"8H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',44,'{"type":"do","action":{"type":"play","seat":1,"card":"7C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',45,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',46,'{"type":"do","action":{"type":"play","seat":1,"card":"8S"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',47,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',48,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',49,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',50,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',51,'{"type":"do","action":{"type":"deal","hands":[["AD","3D","5C","5S","TD","TH"],["3C","4H","5H","6C","6H","JC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',52,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3C","JC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',53,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3D","5C"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',54,'{"type":"do","action":{"type":"turn","card":"KH"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',55,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',56,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',57,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',58,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',59,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',60,'{"type":"do","action":{"type":"play","seat":0,"card":"TH"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',61,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',62,'{"type":"do","action":{"type":"play","seat":0,"card":"TD"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',63,'{"type":"do","action":{"type":"deal","hands":[["4C","7S","8C","9H","QD","KH"],["2D","2H","5D","9C","9D","JH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',64,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2D","2H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',65,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4C","QD"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',66,'{"type":"do","action":{"type":"turn","card":"7H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',67,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',68,'{"type":"do","action":{"type":"play","seat":1,"card":"9C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',69,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',70,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',71,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',72,'{"type":"do","action":{"type":"play","seat":1,"card":"JH"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',73,'{"type":"do","action":{"type":"play","seat":0,"card":"7S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',74,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',75,'{"type":"do","action":{"type":"deal","hands":[["AD","2H","4D","8C","8H","QD"],["5C","6D","7C","TC","JS","KC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',76,'{"type":"do","action":{"type":"discard","seat":1,"cards":["6D","JS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',77,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4D","8C"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',78,'{"type":"do","action":{"type":"turn","card":"8S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',79,'{"type":"do","action":{"type":"play","seat":1,"card":"7C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',80,'{"type":"do","action":{"type":"play","seat":0,"card":"QD"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',81,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',82,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',83,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',84,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',85,'{"type":"do","action":{"type":"play","seat":0,"card":"8H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',86,'{"type":"do","action":{"type":"play","seat":1,"card":"KC"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',87,'{"type":"do","action":{"type":"deal","hands":[["2D","6S","7H","9H","TD","QC"],["2H","3H","TH","JH","QD","KC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',88,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QD","KC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',89,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6S","TD"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',90,'{"type":"do","action":{"type":"turn","card":"8C"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',91,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',92,'{"type":"do","action":{"type":"play","seat":1,"card":"TH"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',93,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',94,'{"type":"do","action":{"type":"play","seat":1,"card":"3H"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',95,'{"type":"do","action":{"type":"play","seat":0,"card":"2D"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',96,'{"type":"do","action":{"type":"play","seat":1,"card":"JH"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',97,'{"type":"do","action":{"type":"play","seat":0,"card":"QC"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',98,'{"type":"do","action":{"type":"play","seat":1,"card":"2H"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',99,'{"type":"do","action":{"type":"deal","hands":[["6H","7C","7S","TD","JC","QD"],["3S","7H","8D","9H","TS","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',100,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3S","QS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',101,'{"type":"do","action":{"type":"discard","seat":0,"cards":["7C","TD"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',102,'{"type":"do","action":{"type":"turn","card":"KD"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',103,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',104,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',105,'{"type":"do","action":{"type":"play","seat":1,"card":"7H"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',106,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',107,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',108,'{"type":"do","action":{"type":"play","seat":0,"card":"7S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',109,'{"type":"do","action":{"type":"play","seat":1,"card":"9H"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',110,'{"type":"do","action":{"type":"play","seat":0,"card":"QD"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',111,'{"type":"begin","dealer":0,"commitment":"5f7e8cb10ca7157c12e5adaa23c00fe5b3274f6db9df3579a228689003503abb"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',112,'{"type":"do","action":{"type":"deal","hands":[["2D","3H","4D","7H","TD","KC"],["AH","5S","6C","8H","TS","KD"]],"crib":[]},"salts":["",""]}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',113,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AH","8H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',114,'{"type":"do","action":{"type":"discard","seat":0,"cards":["2D","7H"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',115,'{"type":"do","action":{"type":"turn","card":"KS"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',116,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',117,'{"type":"do","action":{"type":"play","seat":0,"card":"4D"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',118,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',119,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',120,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',121,'{"type":"do","action":{"type":"play","seat":1,"card":"KD"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',122,'{"type":"do","action":{"type":"play","seat":0,"card":"TD"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',123,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',124,'{"type":"do","action":{"type":"deal","hands":[["4C","5C","6C","8H","8S","9C"],["AC","8C","9D","9S","TS","JS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',125,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AC","8C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',126,'{"type":"do","action":{"type":"discard","seat":0,"cards":["5C","9C"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',127,'{"type":"do","action":{"type":"turn","card":"2C"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',128,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',129,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',130,'{"type":"do","action":{"type":"play","seat":0,"card":"4C"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',131,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',132,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',133,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',134,'{"type":"do","action":{"type":"play","seat":0,"card":"8H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',135,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',136,'{"type":"do","action":{"type":"deal","hands":[["AC","4D","5S","6S","9C","QS"],["2H","3D","5C","8D","8S","QC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',137,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3D","QC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',138,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4D","6S"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',139,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',140,'{"type":"do","action":{"type":"play","seat":1,"card":"2H"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',141,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',142,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',143,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',144,'{"type":"do","action":{"type":"play","seat":1,"card":"8S"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',145,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',146,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',147,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',148,'{"type":"do","action":{"type":"deal","hands":[["2S","4H","6C","6H","TD","KC"],["3D","4C","4S","5D","7H","9S"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',149,'{"type":"do","action":{"type":"discard","seat":1,"cards":["7H","9S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',150,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4H","6H"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',151,'{"type":"do","action":{"type":"turn","card":"2H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',152,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',153,'{"type":"do","action":{"type":"play","seat":1,"card":"4S"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',154,'{"type":"do","action":{"type":"play","seat":0,"card":"2S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',155,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',156,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',157,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',158,'{"type":"do","action":{"type":"play","seat":0,"card":"TD"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',159,'{"type":"do","action":{"type":"play","seat":1,"card":"4C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',160,'{"type":"do","action":{"type":"deal","hands":[["5C","6D","7S","JH","KH","KS"],["2H","4C","4D","4S","5S","TC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',161,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2H","TC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',162,'{"type":"do","action":{"type":"discard","seat":0,"cards":["5C","KH"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',163,'{"type":"do","action":{"type":"turn","card":"9S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',164,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',165,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',166,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',167,'{"type":"do","action":{"type":"play","seat":0,"card":"7S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',168,'{"type":"do","action":{"type":"play","seat":1,"card":"4C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',169,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',170,'{"type":"do","action":{"type":"play","seat":1,"card":"4S"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',171,'{"type":"do","action":{"type":"play","seat":0,"card":"KS"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',172,'{"type":"do","action":{"type":"deal","hands":[["3H","4D","6H","7S","9S","QH"],["3D","6C","7H","9D","TD","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',173,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3D","KH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',174,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4D","7S"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',175,'{"type":"do","action":{"type":"turn","card":"9H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',176,'{"type":"do","action":{"type":"play","seat":0,"card":"QH"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',177,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',178,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',179,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',180,'{"type":"do","action":{"type":"play","seat":0,"card":"9S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',181,'{"type":"do","action":{"type":"play","seat":1,"card":"7H"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',182,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',183,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',184,'{"type":"do","action":{"type":"deal","hands":[["2C","4S","5D","7D","TC","JS"],["3D","6C","6D","JC","JH","QD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',185,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3D","QD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',186,'{"type":"do","action":{"type":"discard","seat":0,"cards":["7D","TC"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',187,'{"type":"do","action":{"type":"turn","card":"8S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',188,'{"type":"do","action":{"type":"play","seat":1,"card":"JH"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',189,'{"type":"do","action":{"type":"play","seat":0,"card":"5D"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',190,'{"type":"do","action":{"type":"play","seat":1,"card":"JC"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',191,'{"type":"do","action":{"type":"play","seat":0,"card":"4S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',192,'{"type":"do","action":{"type":"play","seat":0,"card":"2C"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',193,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',194,'{"type":"do","action":{"type":"play","seat":0,"card":"JS"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',195,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',196,'{"type":"do","action":{"type":"deal","hands":[["AH","2H","6H","TC","QC","QS"],["7D","8D","8H","9S","TS","JC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',197,'{"type":"do","action":{"type":"discard","seat":1,"cards":["TS","JC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',198,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6H","QC"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',199,'{"type":"do","action":{"type":"turn","card":"8S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',200,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',201,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',202,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',203,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',204,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',205,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',206,'{"type":"do","action":{"type":"play","seat":0,"card":"TC"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',207,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',208,'{"type":"do","action":{"type":"deal","hands":[["AH","3C","6H","7D","TS","JD"],["AC","3S","6C","7C","8C","9H"]],"crib":[]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',209,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3S","9H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',210,'{"type":"do","action":{"type":"discard","seat":0,"cards":["7D","JD"]}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',211,'{"type":"do","action":{"type":"turn","card":"5S"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',212,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',213,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',214,'{"type":"do","action":{"type":"play","seat":1,"card":"7C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',215,'{"type":"do","action":{"type":"play","seat":0,"card":"TS"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',216,'{"type":"do","action":{"type":"play","seat":1,"card":"AC"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',217,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',218,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('47-1M8CVOAJa',219,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',1,'{"type":"begin","commitment":"b1000833f384cbfabde75fea88c7476a1713fe5b684ef8e61afbb4e364b68637"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',2,'{"type":"do","action":{"type":"cut","cards":["AC","7S"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',3,'{"type":"do","action":{"type":"deal","hands":[["AD","4C","8S","JS","QD","QS"],["2C","2S","5C","7S","TC","TS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',4,'{"type":"do","action":{"type":"discard","seat":0,"cards":["8S","JS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',5,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2S","7S"]}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',6,'{"type":"do","action":{"type":"turn","card":"9C"}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',7,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',8,'{"type":"do","action":{"type":"claim","seat":1,"points":1}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',9,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',10,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',11,'{"type":"do","action":{"type":"claim","seat":0,"points":0},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',12,'{"type":"do","action":{"type":"call","seat":1,"points":19}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',13,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',14,'{"type":"do","action":{"type":"claim","seat":1,"points":9}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',15,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',16,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',17,'{"type":"do","action":{"type":"claim","seat":0,"points":2},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',18,'{"type":"do","action":{"type":"call","seat":1,"points":19}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',19,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',20,'{"type":"do","action":{"type":"claim","seat":1,"points":9}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',21,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',22,'{"type":"do","action":{"type":"play","seat":0,"card":"QD"},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',23,'{"type":"do","action":{"type":"claim","seat":0,"points":2},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',24,'{"type":"do","action":{"type":"call","seat":1,"points":17}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',25,'{"type":"do","action":{"type":"play","seat":1,"card":"2C"}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',26,'{"type":"do","action":{"type":"claim","seat":1,"points":25}}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',27,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',28,'{"type":"do","action":{"type":"play","seat":0,"card":"4C"},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',29,'{"type":"do","action":{"type":"claim","seat":0,"points":0},"by":"simple"}');
INSERT INTO "entries" VALUES('KemjlEzAGETd',30,'{"type":"do","action":{"type":"call","seat":1,"points":13}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',1,'{"type":"begin"}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',2,'{"type":"do","action":{"type":"turn","card":"AH"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',3,'{"type":"do","action":{"type":"place","seat":0,"card":"AH","cell":10}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',4,'{"type":"do","action":{"type":"turn","card":"JH"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',5,'{"type":"do","action":{"type":"place","seat":0,"card":"JH","cell":7}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',6,'{"type":"do","action":{"type":"turn","card":"KC"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',7,'{"type":"do","action":{"type":"place","seat":0,"card":"KC","cell":12}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',8,'{"type":"do","action":{"type":"turn","card":"JD"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',9,'{"type":"do","action":{"type":"place","seat":0,"card":"JD","cell":11}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',10,'{"type":"do","action":{"type":"turn","card":"7C"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',11,'{"type":"do","action":{"type":"place","seat":0,"card":"7C","cell":5}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',12,'{"type":"do","action":{"type":"turn","card":"AD"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',13,'{"type":"do","action":{"type":"place","seat":0,"card":"AD","cell":9}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',14,'{"type":"do","action":{"type":"turn","card":"TH"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',15,'{"type":"do","action":{"type":"place","seat":0,"card":"TH","cell":6}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',16,'{"type":"do","action":{"type":"turn","card":"7D"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',17,'{"type":"do","action":{"type":"place","seat":0,"card":"7D","cell":0}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',18,'{"type":"do","action":{"type":"turn","card":"JC"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',19,'{"type":"do","action":{"type":"place","seat":0,"card":"JC","cell":13}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',20,'{"type":"do","action":{"type":"turn","card":"5H"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',21,'{"type":"do","action":{"type":"place","seat":0,"card":"5H","cell":4}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',22,'{"type":"do","action":{"type":"turn","card":"QH"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',23,'{"type":"do","action":{"type":"place","seat":0,"card":"QH","cell":3}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',24,'{"type":"do","action":{"type":"turn","card":"9D"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',25,'{"type":"do","action":{"type":"place","seat":0,"card":"9D","cell":1}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',26,'{"type":"do","action":{"type":"turn","card":"8C"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',27,'{"type":"do","action":{"type":"place","seat":0,"card":"8C","cell":8}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',28,'{"type":"do","action":{"type":"turn","card":"5S"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',29,'{"type":"do","action":{"type":"place","seat":0,"card":"5S","cell":2}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',30,'{"type":"do","action":{"type":"turn","card":"KD"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',31,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',32,'{"type":"do","action":{"type":"turn","card":"2C"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',33,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',34,'{"type":"do","action":{"type":"turn","card":"2D"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',35,'{"type":"do","action":{"type":"place","seat":0,"card":"2D","cell":15}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',36,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',37,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',38,'{"type":"do","action":{"type":"turn","card":"7S"}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',39,'{"type":"do","action":{"type":"place","seat":0,"card":"7S","cell":14}}');
INSERT INTO "entries" VALUES('dliqAPhKP8CB',40,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',1,'{"type":"begin","commitment":"7c21228644a0ba7c7cdee29638556c06857e8f509d0eba0bbe55c790edf048f2"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',2,'{"type":"do","action":{"type":"cut","cards":["JC","4S"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',3,'{"type":"do","action":{"type":"deal","hands":[["2C","4C","8S","9C","TC","JC"],["2H","6H","7D","7H","8H","KD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2H","KD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',5,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TC","JC"]}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',6,'{"type":"do","action":{"type":"turn","card":"3C"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',7,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',8,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"},"by":"simple"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',9,'{"type":"do","action":{"type":"play","seat":0,"card":"2C"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',10,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',11,'{"type":"do","action":{"type":"play","seat":0,"card":"4C"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',12,'{"type":"do","action":{"type":"play","seat":1,"card":"7H"},"by":"simple"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',13,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',14,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"},"by":"simple"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',15,'{"type":"do","action":{"type":"deal","hands":[["AC","3C","8C","8S","TS","KC"],["4S","6D","6H","TC","JD","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',16,'{"type":"do","action":{"type":"discard","seat":1,"cards":["TC","KH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',17,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TS","KC"]}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',18,'{"type":"do","action":{"type":"turn","card":"3D"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',19,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"},"by":"simple"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',20,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',21,'{"type":"do","action":{"type":"play","seat":1,"card":"4S"},"by":"simple"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',22,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',23,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"},"by":"simple"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',24,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"},"by":"simple"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',25,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',26,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',27,'{"type":"do","action":{"type":"deal","hands":[["2S","5H","6S","7H","QH","QS"],["AD","3H","4D","9D","JS","QC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',28,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3H","9D"]},"by":"simple"}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',29,'{"type":"do","action":{"type":"discard","seat":0,"cards":["5H","QH"]}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',30,'{"type":"do","action":{"type":"turn","card":"8C"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',31,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('nGrTIATSVHuK',32,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',1,'{"type":"begin","commitment":"3b5cc062924d7f2613cbaf18a97eec36bbeceb8986436f848f364df94fc37f41"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',2,'{"type":"do","action":{"type":"cut","cards":["JS","TH","2S"]},"salts":["","",""]}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',3,'{"type":"do","action":{"type":"deal","hands":[["AH","2H","5H","8S","KS"],["2D","4C","6C","8H","TH"],["AC","3D","4D","5S","KC"]],"crib":["8D"]}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["TH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',5,'{"type":"do","action":{"type":"discard","seat":2,"cards":["3D"]},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',6,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AH"]}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',7,'{"type":"do","action":{"type":"turn","card":"9C"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',8,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',9,'{"type":"do","action":{"type":"play","seat":1,"card":"2D"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',10,'{"type":"do","action":{"type":"play","seat":2,"card":"AC"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',11,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',12,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',13,'{"type":"do","action":{"type":"play","seat":2,"card":"5S"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',14,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',15,'{"type":"do","action":{"type":"play","seat":1,"card":"4C"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',16,'{"type":"do","action":{"type":"play","seat":2,"card":"KC"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',17,'{"type":"do","action":{"type":"play","seat":0,"card":"KS"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',18,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',19,'{"type":"do","action":{"type":"play","seat":2,"card":"4D"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',20,'{"type":"do","action":{"type":"deal","hands":[["3D","4S","9C","TH","KC"],["3S","TS","JC","JD","QC"],["3C","8H","9D","JS","KH"]],"crib":["8D"]}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',21,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',22,'{"type":"do","action":{"type":"discard","seat":2,"cards":["8H"]},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',23,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4S"]}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',24,'{"type":"do","action":{"type":"turn","card":"QD"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',25,'{"type":"do","action":{"type":"play","seat":1,"card":"JC"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',26,'{"type":"do","action":{"type":"play","seat":2,"card":"3C"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',27,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',28,'{"type":"do","action":{"type":"play","seat":0,"card":"3D"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',29,'{"type":"do","action":{"type":"play","seat":1,"card":"QC"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',30,'{"type":"do","action":{"type":"play","seat":2,"card":"9D"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',31,'{"type":"do","action":{"type":"play","seat":0,"card":"TH"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',32,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',33,'{"type":"do","action":{"type":"play","seat":2,"card":"KH"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',34,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',35,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',36,'{"type":"do","action":{"type":"play","seat":2,"card":"JS"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',37,'{"type":"do","action":{"type":"deal","hands":[["8C","9C","9D","JC","JD"],["2C","4D","5S","QD","QH"],["AD","2S","4S","5H","TH"]],"crib":["KD"]}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',38,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',39,'{"type":"do","action":{"type":"discard","seat":2,"cards":["AD"]},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',40,'{"type":"do","action":{"type":"discard","seat":0,"cards":["JD"]}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',41,'{"type":"do","action":{"type":"turn","card":"5C"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',42,'{"type":"do","action":{"type":"play","seat":2,"card":"4S"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',43,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',44,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',45,'{"type":"do","action":{"type":"play","seat":2,"card":"2S"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',46,'{"type":"do","action":{"type":"play","seat":0,"card":"9D"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',47,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',48,'{"type":"do","action":{"type":"play","seat":2,"card":"5H"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',49,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',50,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',51,'{"type":"do","action":{"type":"play","seat":2,"card":"TH"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',52,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',53,'{"type":"do","action":{"type":"play","seat":1,"card":"QH"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',54,'{"type":"do","action":{"type":"deal","hands":[["3H","4S","5C","9H","JS"],["2S","4C","7C","8C","KH"],["AC","AH","5H","7S","8H"]],"crib":["AD"]}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',55,'{"type":"do","action":{"type":"discard","seat":1,"cards":["KH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',56,'{"type":"do","action":{"type":"discard","seat":2,"cards":["7S"]},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',57,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4S"]}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',58,'{"type":"do","action":{"type":"turn","card":"TC"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',59,'{"type":"do","action":{"type":"play","seat":0,"card":"JS"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',60,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',61,'{"type":"do","action":{"type":"play","seat":2,"card":"AH"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',62,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',63,'{"type":"do","action":{"type":"play","seat":1,"card":"2S"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',64,'{"type":"do","action":{"type":"play","seat":2,"card":"AC"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',65,'{"type":"do","action":{"type":"play","seat":0,"card":"5C"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',66,'{"type":"do","action":{"type":"play","seat":1,"card":"7C"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',67,'{"type":"do","action":{"type":"play","seat":2,"card":"8H"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',68,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',69,'{"type":"do","action":{"type":"play","seat":1,"card":"4C"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',70,'{"type":"do","action":{"type":"play","seat":2,"card":"5H"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',71,'{"type":"do","action":{"type":"deal","hands":[["5S","9C","TD","JD","JH"],["4D","4H","5H","JS","QS"],["3S","6H","8S","QD","KH"]],"crib":["KC"]}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',72,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',73,'{"type":"do","action":{"type":"discard","seat":2,"cards":["6H"]},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',74,'{"type":"do","action":{"type":"discard","seat":0,"cards":["JH"]}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',75,'{"type":"do","action":{"type":"turn","card":"5C"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',76,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',77,'{"type":"do","action":{"type":"play","seat":2,"card":"KH"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',78,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',79,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',80,'{"type":"do","action":{"type":"play","seat":2,"card":"3S"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',81,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',82,'{"type":"do","action":{"type":"play","seat":2,"card":"8S"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',83,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',84,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',85,'{"type":"do","action":{"type":"play","seat":2,"card":"QD"},"by":"random"}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',86,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('r1r9Dv5e0kyI',87,'{"type":"do","action":{"type":"play","seat":0,"card":"TD"}}');
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
INSERT INTO "games" VALUES('47-1M8CVOAJa','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=best_of:3 stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false}]',NULL,NULL,NULL,'85f48771b49ec9c8e8e76d7cefebeccc05ff3a98c051eff0ceaa73aa1b22edac',0,'2026-11-24T11:41:41.525337+00:00','2026-11-24T11:41:42.354450+00:00',219,'{"scores":[55,121],"standing":{"points":[0,6],"wins":[0,2],"games":2},"match_over":true,"match_winner":1,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose"}',NULL,1795520502354,0);
INSERT INTO "games" VALUES('r1r9Dv5e0kyI','cribbage','family=cribbage players=3 teams=off cards_dealt=5 discards=1 crib=discards+1_from_stock target=61 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false},{"name":"Cy","player":"random","helped":false}]',NULL,NULL,NULL,'40fa41c0527cb9ca73016e69cccb2df09fcb0165594d793e10ada1f5caa1b281',0,'2026-11-24T11:41:42.371495+00:00','2026-11-24T11:41:42.663880+00:00',87,'{"scores":[36,61,37],"standing":{"points":[0,2,0],"wins":[0,1,0],"games":1},"match_over":true,"match_winner":1,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose"}',NULL,1795520502664,0);
INSERT INTO "games" VALUES('KemjlEzAGETd','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=61 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=manual muggins=on overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=lost toss_fives=off captain=off','[{"name":"Bot","player":"simple","helped":false},{"name":"Ann","player":null,"helped":false}]',NULL,NULL,NULL,'9e128dc9de3f099907a4f6fde7c1d727943202f5a2cd634aa188c587c15aec5b',0,'2026-11-24T11:41:42.688833+00:00','2026-11-24T11:41:42.764868+00:00',30,'{"scores":[61,0],"standing":{"points":[4,0],"wins":[1,0],"games":1},"match_over":true,"match_winner":0,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose"}',NULL,1795520502765,0);
INSERT INTO "games" VALUES('nGrTIATSVHuK','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false}]',NULL,NULL,NULL,'8c721398e1e621a8e3a6420d060440007fb0ecb100f65e69406e7d02838dd722',0,'2026-11-24T11:41:42.766714+00:00','2026-11-24T11:41:42.807576+00:00',32,'{"scores":[25,32],"standing":{"points":[0,0],"wins":[0,0],"games":0},"match_over":false,"match_winner":null,"to_act":[0],"resigned":null}',0,NULL,0,0,180,'{"clock":null,"absence":"choose"}',NULL,1795520502808,0);
INSERT INTO "games" VALUES('dliqAPhKP8CB','square','family=square adjacency=none dead_cells=4 reserve_piles=0 reserve_size=0 reserve_access=none heels=per_hand win_at=60 starter=next_unseen','[{"name":"You","player":null,"helped":false}]',8,NULL,NULL,'e801a853d27003cc2ca937e3d87c2e5c336cfc20e5d685502d2c336406b86460',0,'2026-11-24T11:41:42.809311+00:00','2026-11-24T11:41:42.993549+00:00',40,'{"scores":[39],"standing":{"points":[0],"wins":[0],"games":1},"match_over":true,"match_winner":null,"to_act":[],"resigned":null}',1,39,0,0,180,'{"clock":null,"absence":"choose"}',NULL,1795520502994,0);
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
INSERT INTO "results" VALUES('47-1M8CVOAJa',1,'2026-11-24T11:41:42.101989+00:00','{"scores":[73,121],"winners":[1],"titles":["skunk",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":9,"means":[[[[11,5],[0,5],[16,4],[13,4]],[[4,4],[0,0],[29,4],[0,0]]],[[[16,4],[0,4],[28,4],[13,4]],[[14,5],[0,0],[50,5],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["7S","8C","9H","KH"],"starter":"7H","points":12},{"seat":1,"crib":false,"cards":["6C","7S","8C","8S"],"starter":"AD","points":16}]}','[{"dealer":0,"starter":"9D","pegging":[1,2],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["4C","4H","5C","JS"],"starter":"9D","points":4},{"seat":0,"crib":false,"cards":["2H","7C","7H","QC"],"starter":"9D","points":2},{"seat":0,"crib":true,"cards":["AH","8C","9S","JC"],"starter":"9D","points":2}],"other":[0,0],"played_out":true,"scores":[5,6]},{"dealer":1,"starter":"4D","pegging":[0,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AC","2C","3S","9D"],"starter":"4D","points":8},{"seat":1,"crib":false,"cards":["5D","TS","JS","QD"],"starter":"4D","points":9},{"seat":1,"crib":true,"cards":["6S","7C","TH","QC"],"starter":"4D","points":0}],"other":[0,0],"played_out":true,"scores":[13,18]},{"dealer":0,"starter":"AD","pegging":[3,2],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["6C","7S","8C","8S"],"starter":"AD","points":16},{"seat":0,"crib":false,"cards":["AC","5S","7D","QD"],"starter":"AD","points":4},{"seat":0,"crib":true,"cards":["9C","9S","QH","KD"],"starter":"AD","points":2}],"other":[0,0],"played_out":true,"scores":[22,36]},{"dealer":1,"starter":"2D","pegging":[0,9],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2H","8D","8H","QS"],"starter":"2D","points":4},{"seat":1,"crib":false,"cards":["5S","7C","8S","TC"],"starter":"2D","points":6},{"seat":1,"crib":true,"cards":["AD","3S","QD","QH"],"starter":"2D","points":9}],"other":[0,0],"played_out":true,"scores":[26,60]},{"dealer":0,"starter":"KH","pegging":[3,5],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["4H","5H","6C","6H"],"starter":"KH","points":14},{"seat":0,"crib":false,"cards":["AD","5S","TD","TH"],"starter":"KH","points":8},{"seat":0,"crib":true,"cards":["3C","3D","5C","JC"],"starter":"KH","points":6}],"other":[0,0],"played_out":true,"scores":[43,79]},{"dealer":1,"starter":"7H","pegging":[2,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["7S","8C","9H","KH"],"starter":"7H","points":12},{"seat":1,"crib":false,"cards":["5D","9C","9D","JH"],"starter":"7H","points":5},{"seat":1,"crib":true,"cards":["2D","2H","4C","QD"],"starter":"7H","points":4}],"other":[0,0],"played_out":true,"scores":[57,91]},{"dealer":0,"starter":"8S","pegging":[1,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5C","7C","TC","KC"],"starter":"8S","points":10},{"seat":0,"crib":false,"cards":["AD","2H","8H","QD"],"starter":"8S","points":2},{"seat":0,"crib":true,"cards":["4D","6D","8C","JS"],"starter":"8S","points":3}],"other":[0,0],"played_out":true,"scores":[63,102]},{"dealer":1,"starter":"8C","pegging":[2,1],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2D","7H","9H","QC"],"starter":"8C","points":5},{"seat":1,"crib":false,"cards":["2H","3H","TH","JH"],"starter":"8C","points":8},{"seat":1,"crib":true,"cards":["6S","TD","QD","KC"],"starter":"8C","points":0}],"other":[0,0],"played_out":true,"scores":[70,111]},{"dealer":0,"starter":"KD","pegging":[3,4],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["7H","8D","9H","TS"],"starter":"KD","points":6}],"other":[0,0],"played_out":true,"scores":[73,121]}]');
INSERT INTO "results" VALUES('47-1M8CVOAJa',2,'2026-11-24T11:41:42.354450+00:00','{"scores":[55,121],"winners":[1],"titles":["double skunk",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":9,"means":[[[[18,5],[0,5],[15,4],[8,4]],[[4,4],[0,0],[10,4],[0,0]]],[[[16,4],[0,4],[47,4],[18,4]],[[10,5],[0,0],[38,5],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["AC","5S","9C","QS"],"starter":"TS","points":6},{"seat":1,"crib":false,"cards":["7D","8D","8H","9S"],"starter":"8S","points":21}]}','[{"dealer":0,"starter":"KS","pegging":[1,8],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5S","6C","TS","KD"],"starter":"KS","points":8},{"seat":0,"crib":false,"cards":["3H","4D","TD","KC"],"starter":"KS","points":2},{"seat":0,"crib":true,"cards":["AH","2D","7H","8H"],"starter":"KS","points":2}],"other":[0,0],"played_out":true,"scores":[5,16]},{"dealer":1,"starter":"2C","pegging":[1,5],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["4C","6C","8H","8S"],"starter":"2C","points":2},{"seat":1,"crib":false,"cards":["9D","9S","TS","JS"],"starter":"2C","points":8},{"seat":1,"crib":true,"cards":["AC","5C","8C","9C"],"starter":"2C","points":9}],"other":[0,0],"played_out":true,"scores":[8,38]},{"dealer":0,"starter":"TS","pegging":[5,0],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["2H","5C","8D","8S"],"starter":"TS","points":8},{"seat":0,"crib":false,"cards":["AC","5S","9C","QS"],"starter":"TS","points":6},{"seat":0,"crib":true,"cards":["3D","4D","6S","QC"],"starter":"TS","points":0}],"other":[0,0],"played_out":true,"scores":[19,46]},{"dealer":1,"starter":"2H","pegging":[0,7],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2S","6C","TD","KC"],"starter":"2H","points":2},{"seat":1,"crib":false,"cards":["3D","4C","4S","5D"],"starter":"2H","points":12},{"seat":1,"crib":true,"cards":["4H","6H","7H","9S"],"starter":"2H","points":6}],"other":[0,0],"played_out":true,"scores":[21,71]},{"dealer":0,"starter":"9S","pegging":[1,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["4C","4D","4S","5S"],"starter":"9S","points":6},{"seat":0,"crib":false,"cards":["6D","7S","JH","KS"],"starter":"9S","points":2},{"seat":0,"crib":true,"cards":["2H","5C","TC","KH"],"starter":"9S","points":4}],"other":[0,0],"played_out":true,"scores":[28,78]},{"dealer":1,"starter":"9H","pegging":[2,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["3H","6H","9S","QH"],"starter":"9H","points":6},{"seat":1,"crib":false,"cards":["6C","7H","9D","TD"],"starter":"9H","points":6},{"seat":1,"crib":true,"cards":["3D","4D","7S","KH"],"starter":"9H","points":0}],"other":[0,0],"played_out":true,"scores":[36,87]},{"dealer":0,"starter":"8S","pegging":[4,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["6C","6D","JC","JH"],"starter":"8S","points":4},{"seat":0,"crib":false,"cards":["2C","4S","5D","JS"],"starter":"8S","points":5},{"seat":0,"crib":true,"cards":["3D","7D","TC","QD"],"starter":"8S","points":2}],"other":[0,0],"played_out":true,"scores":[47,92]},{"dealer":1,"starter":"8S","pegging":[1,1],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AH","2H","TC","QS"],"starter":"8S","points":0},{"seat":1,"crib":false,"cards":["7D","8D","8H","9S"],"starter":"8S","points":21},{"seat":1,"crib":true,"cards":["6H","TS","JC","QC"],"starter":"8S","points":3}],"other":[0,0],"played_out":true,"scores":[48,117]},{"dealer":0,"starter":"5S","pegging":[7,0],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AC","6C","7C","8C"],"starter":"5S","points":12}],"other":[0,0],"played_out":true,"scores":[55,121]}]');
INSERT INTO "results" VALUES('r1r9Dv5e0kyI',1,'2026-11-24T11:41:42.663880+00:00','{"scores":[36,61,37],"winners":[1],"titles":["skunk","","skunk"],"resigned":null,"assisted":[],"demonstrated":false,"deals":5,"means":[[[[7,2],[0,2],[0,1],[6,1]],[[7,3],[0,0],[16,3],[0,0]]],[[[5,1],[0,1],[12,1],[4,1]],[[14,4],[0,0],[31,4],[0,0]]],[[[4,2],[0,2],[12,2],[7,2]],[[5,3],[0,0],[9,2],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["3H","5C","9H","JS"],"starter":"TC","points":7},{"seat":1,"crib":false,"cards":["TS","JC","JD","QC"],"starter":"QD","points":17},{"seat":2,"crib":false,"cards":["AC","4D","5S","KC"],"starter":"9C","points":6}]}','[{"dealer":2,"starter":"9C","pegging":[6,5,1],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2H","5H","8S","KS"],"starter":"9C","points":4},{"seat":1,"crib":false,"cards":["2D","4C","6C","8H"],"starter":"9C","points":4},{"seat":2,"crib":false,"cards":["AC","4D","5S","KC"],"starter":"9C","points":6},{"seat":2,"crib":true,"cards":["AH","3D","8D","TH"],"starter":"9C","points":3}],"other":[0,0,0],"played_out":true,"scores":[10,9,10]},{"dealer":0,"starter":"QD","pegging":[3,0,3],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["TS","JC","JD","QC"],"starter":"QD","points":17},{"seat":2,"crib":false,"cards":["3C","9D","JS","KH"],"starter":"QD","points":3},{"seat":0,"crib":false,"cards":["3D","9C","TH","KC"],"starter":"QD","points":0},{"seat":0,"crib":true,"cards":["3S","4S","8D","8H"],"starter":"QD","points":6}],"other":[0,0,0],"played_out":true,"scores":[19,26,16]},{"dealer":1,"starter":"5C","pegging":[1,5,2],"heels":0,"counted":[{"seat":2,"crib":false,"cards":["2S","4S","5H","TH"],"starter":"5C","points":6},{"seat":0,"crib":false,"cards":["8C","9C","9D","JC"],"starter":"5C","points":5},{"seat":1,"crib":false,"cards":["4D","5S","QD","QH"],"starter":"5C","points":12},{"seat":1,"crib":true,"cards":["AD","2C","JD","KD"],"starter":"5C","points":4}],"other":[0,0,0],"played_out":true,"scores":[25,47,24]},{"dealer":2,"starter":"TC","pegging":[0,1,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["3H","5C","9H","JS"],"starter":"TC","points":7},{"seat":1,"crib":false,"cards":["2S","4C","7C","8C"],"starter":"TC","points":2},{"seat":2,"crib":false,"cards":["AC","AH","5H","8H"],"starter":"TC","points":6},{"seat":2,"crib":true,"cards":["AD","4S","7S","KH"],"starter":"TC","points":4}],"other":[0,0,0],"played_out":true,"scores":[32,50,37]},{"dealer":0,"starter":"5C","pegging":[4,8,0],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["4D","4H","5H","JS"],"starter":"5C","points":8}],"other":[0,0,0],"played_out":true,"scores":[36,61,37]}]');
INSERT INTO "results" VALUES('KemjlEzAGETd',1,'2026-11-24T11:41:42.764868+00:00','{"scores":[61,0],"winners":[0],"titles":["","double skunk"],"resigned":null,"assisted":[],"demonstrated":false,"deals":1,"means":[[[[0,0],[0,1],[0,0],[0,0]],[[0,0],[0,0],[0,0],[0,0]]],[[[0,0],[0,0],[0,0],[0,0]],[[0,0],[0,0],[0,0],[0,0]]]],"best":[null,null]}','[{"dealer":0,"starter":"9C","pegging":[4,0],"heels":0,"counted":[],"other":[68,0],"played_out":false,"scores":[61,0]}]');
INSERT INTO "results" VALUES('dliqAPhKP8CB',1,'2026-11-24T11:41:42.993549+00:00','{"scores":[39],"winners":[],"titles":[""],"resigned":null,"assisted":[],"demonstrated":false,"deals":1,"means":[],"best":[]}','[]');
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
INSERT INTO "seats" VALUES('47-1M8CVOAJa',0,'e69ed98bc31324aa6496cf84f51c9d2c2a3029d3ed2acc37e12b4ca272037a26');
INSERT INTO "seats" VALUES('r1r9Dv5e0kyI',0,'e4452882b9d3c64606ca86dc765f0b721574058972ae50d2bbfe676498f2e3e6');
INSERT INTO "seats" VALUES('KemjlEzAGETd',1,'e1e5805b41ba8242f1f48f6610500e153ed903fe3264111631f26cacd868f871');
INSERT INTO "seats" VALUES('nGrTIATSVHuK',0,'491ec4954fa509672a05d44678a821f27b2ba975a7f1f26fe75f483b8efeb1f7');
INSERT INTO "seats" VALUES('dliqAPhKP8CB',0,'57f45b30bdf132125c5633e452f63936c70415c771cffccf870e8a2394d1bc6c');
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
