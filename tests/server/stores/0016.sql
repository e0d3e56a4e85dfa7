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
INSERT INTO "alembic_version" VALUES('0016');
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
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',1,'{"type":"begin","commitment":"07de669320d3bba53e177ca8c7f70aa4c38b86f3cf87c35d71102c4f5862b6d7"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',2,'{"type":"do","action":{"type":"cut","cards":["KH","3C"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',3,'{"type":"do","action":{"type":"deal","hands":[["4S","6C","6D","7S","9D","JD"],["2H","3D","3S","4D","5C","JH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',4,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4S","JD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',5,'{"type":"do","action":{"type":"discard","seat":1,"cards":["5C","JH"]}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',6,'{"type":"do","action":{"type":"turn","card":"9H"}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',7,'{"type":"do","action":{"type":"play","seat":0,"card":"9D"},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',8,'{"type":"do","action":{"type":"claim","seat":0,"points":0},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',9,'{"type":"do","action":{"type":"call","seat":1,"points":21}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',10,'{"type":"do","action":{"type":"play","seat":1,"card":"3S"}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',11,'{"type":"do","action":{"type":"claim","seat":1,"points":0}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',12,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',13,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',14,'{"type":"do","action":{"type":"claim","seat":0,"points":0},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',15,'{"type":"do","action":{"type":"call","seat":1,"points":12}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',16,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',17,'{"type":"do","action":{"type":"claim","seat":1,"points":0}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',18,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',19,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',20,'{"type":"do","action":{"type":"claim","seat":0,"points":0},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',21,'{"type":"do","action":{"type":"call","seat":1,"points":4}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',22,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',23,'{"type":"do","action":{"type":"claim","seat":1,"points":7}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',24,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',25,'{"type":"do","action":{"type":"play","seat":0,"card":"7S"},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',26,'{"type":"do","action":{"type":"claim","seat":0,"points":0},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',27,'{"type":"do","action":{"type":"call","seat":1,"points":15}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',28,'{"type":"do","action":{"type":"play","seat":1,"card":"2H"}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',29,'{"type":"do","action":{"type":"claim","seat":1,"points":10}}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',30,'{"type":"do","action":{"type":"pass","seat":0},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',31,'{"type":"do","action":{"type":"claim","seat":0,"points":12},"by":"simple"}');
INSERT INTO "entries" VALUES('-XmsDPj1OLeD',32,'{"type":"do","action":{"type":"call","seat":1,"points":29}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',1,'{"type":"begin"}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',2,'{"type":"do","action":{"type":"turn","card":"AH"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',3,'{"type":"do","action":{"type":"place","seat":0,"card":"AH","cell":5}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',4,'{"type":"do","action":{"type":"turn","card":"JH"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',5,'{"type":"do","action":{"type":"place","seat":0,"card":"JH","cell":3}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',6,'{"type":"do","action":{"type":"turn","card":"KC"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',7,'{"type":"do","action":{"type":"place","seat":0,"card":"KC","cell":15}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',8,'{"type":"do","action":{"type":"turn","card":"JD"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',9,'{"type":"do","action":{"type":"place","seat":0,"card":"JD","cell":13}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',10,'{"type":"do","action":{"type":"turn","card":"7C"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',11,'{"type":"do","action":{"type":"place","seat":0,"card":"7C","cell":11}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',12,'{"type":"do","action":{"type":"turn","card":"AD"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',13,'{"type":"do","action":{"type":"place","seat":0,"card":"AD","cell":8}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',14,'{"type":"do","action":{"type":"turn","card":"TH"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',15,'{"type":"do","action":{"type":"place","seat":0,"card":"TH","cell":7}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',16,'{"type":"do","action":{"type":"turn","card":"7D"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',17,'{"type":"do","action":{"type":"place","seat":0,"card":"7D","cell":2}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',18,'{"type":"do","action":{"type":"turn","card":"JC"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',19,'{"type":"do","action":{"type":"place","seat":0,"card":"JC","cell":10}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',20,'{"type":"do","action":{"type":"turn","card":"5H"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',21,'{"type":"do","action":{"type":"place","seat":0,"card":"5H","cell":1}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',22,'{"type":"do","action":{"type":"turn","card":"QH"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',23,'{"type":"do","action":{"type":"place","seat":0,"card":"QH","cell":6}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',24,'{"type":"do","action":{"type":"turn","card":"9D"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',25,'{"type":"do","action":{"type":"place","seat":0,"card":"9D","cell":9}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',26,'{"type":"do","action":{"type":"turn","card":"8C"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',27,'{"type":"do","action":{"type":"place","seat":0,"card":"8C","cell":14}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',28,'{"type":"do","action":{"type":"turn","card":"5S"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',29,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',30,'{"type":"do","action":{"type":"turn","card":"KD"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',31,'{"type":"do","action":{"type":"place","seat":0,"card":"KD","cell":0}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',32,'{"type":"do","action":{"type":"turn","card":"2C"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',33,'{"type":"do","action":{"type":"place","seat":0,"card":"2C","cell":12}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',34,'{"type":"do","action":{"type":"turn","card":"2D"}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',35,'{"type":"do","action":{"type":"place","seat":0,"card":"2D","cell":4}}');
INSERT INTO "entries" VALUES('AOphF8gyUSLy',36,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',1,'{"type":"begin","commitment":"f816ea2e18870b13f0181372a786df9366b06f59be2f0af83b5b3592a7dcaae1"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',2,'{"type":"do","action":{"type":"cut","cards":["8D","4S"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',3,'{"type":"do","action":{"type":"deal","hands":[["3D","3H","7H","8S","9C","9H"],["3C","4H","5C","5S","9D","TC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["9D","TC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',5,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3D","9C"]}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',6,'{"type":"do","action":{"type":"turn","card":"QC"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',7,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',8,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',9,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',10,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',11,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',12,'{"type":"do","action":{"type":"play","seat":1,"card":"3C"},"by":"simple"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',13,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',14,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',15,'{"type":"do","action":{"type":"deal","hands":[["5D","5H","7D","TS","JC","JS"],["3S","4D","5C","8D","9C","QC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',16,'{"type":"do","action":{"type":"discard","seat":1,"cards":["9C","QC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',17,'{"type":"do","action":{"type":"discard","seat":0,"cards":["7D","TS"]}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',18,'{"type":"do","action":{"type":"turn","card":"9S"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',19,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',20,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',21,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',22,'{"type":"do","action":{"type":"play","seat":0,"card":"JS"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',23,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"},"by":"simple"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',24,'{"type":"do","action":{"type":"play","seat":0,"card":"5D"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',25,'{"type":"do","action":{"type":"play","seat":1,"card":"3S"},"by":"simple"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',26,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',27,'{"type":"do","action":{"type":"deal","hands":[["2H","4C","5H","9S","TC","JS"],["AD","5D","5S","9C","JH","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',28,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AD","9C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',29,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TC","JS"]}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',30,'{"type":"do","action":{"type":"turn","card":"QH"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',31,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('GJb-3CNoYrYV',32,'{"type":"do","action":{"type":"play","seat":1,"card":"JH"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',1,'{"type":"begin","commitment":"590fadcfd91d0b04ceb82f84a259c2495d00a3bd3fbde507dc8a8f64dff196ae"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',2,'{"type":"do","action":{"type":"cut","cards":["AC","7D","JH"]},"salts":["","",""]}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',3,'{"type":"do","action":{"type":"deal","hands":[["3C","3S","4S","JC","QC"],["AH","7C","8H","9S","KS"],["2D","6S","7H","QD","KC"]],"crib":["7S"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["KS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',5,'{"type":"do","action":{"type":"discard","seat":2,"cards":["6S"]},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',6,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3S"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',7,'{"type":"do","action":{"type":"turn","card":"6H"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',8,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',9,'{"type":"do","action":{"type":"play","seat":2,"card":"7H"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',10,'{"type":"do","action":{"type":"play","seat":0,"card":"QC"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',11,'{"type":"do","action":{"type":"play","seat":1,"card":"AH"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',12,'{"type":"do","action":{"type":"play","seat":2,"card":"2D"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',13,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',14,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',15,'{"type":"do","action":{"type":"play","seat":2,"card":"KC"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',16,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',17,'{"type":"do","action":{"type":"play","seat":1,"card":"7C"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',18,'{"type":"do","action":{"type":"play","seat":2,"card":"QD"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',19,'{"type":"do","action":{"type":"play","seat":0,"card":"4S"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',20,'{"type":"do","action":{"type":"deal","hands":[["AC","AH","7C","8C","TH"],["2D","5D","7S","9C","TD"],["4C","5C","8D","8S","JD"]],"crib":["KD"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',21,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2D"]},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',22,'{"type":"do","action":{"type":"discard","seat":2,"cards":["8S"]},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',23,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AC"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',24,'{"type":"do","action":{"type":"turn","card":"7D"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',25,'{"type":"do","action":{"type":"play","seat":2,"card":"8D"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',26,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',27,'{"type":"do","action":{"type":"play","seat":1,"card":"7S"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',28,'{"type":"do","action":{"type":"play","seat":2,"card":"JD"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',29,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',30,'{"type":"do","action":{"type":"play","seat":2,"card":"4C"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',31,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',32,'{"type":"do","action":{"type":"play","seat":1,"card":"9C"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',33,'{"type":"do","action":{"type":"play","seat":2,"card":"5C"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',34,'{"type":"do","action":{"type":"play","seat":0,"card":"7C"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',35,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',36,'{"type":"do","action":{"type":"play","seat":0,"card":"TH"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',37,'{"type":"do","action":{"type":"deal","hands":[["6H","6S","7C","8S","QS"],["3C","4S","6C","9H","QC"],["2C","7D","7H","8C","JS"]],"crib":["KC"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',38,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',39,'{"type":"do","action":{"type":"discard","seat":2,"cards":["2C"]},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',40,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6S"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',41,'{"type":"do","action":{"type":"turn","card":"3S"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',42,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',43,'{"type":"do","action":{"type":"play","seat":1,"card":"4S"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',44,'{"type":"do","action":{"type":"play","seat":2,"card":"7H"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',45,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',46,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',47,'{"type":"do","action":{"type":"play","seat":2,"card":"JS"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',48,'{"type":"do","action":{"type":"play","seat":0,"card":"7C"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',49,'{"type":"do","action":{"type":"play","seat":1,"card":"3C"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',50,'{"type":"do","action":{"type":"play","seat":2,"card":"7D"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',51,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',52,'{"type":"do","action":{"type":"play","seat":1,"card":"9H"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',53,'{"type":"do","action":{"type":"play","seat":2,"card":"8C"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',54,'{"type":"do","action":{"type":"deal","hands":[["4S","5C","7S","8S","QH"],["2H","5S","TC","JD","KS"],["AH","4D","6D","6S","TS"]],"crib":["8H"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',55,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',56,'{"type":"do","action":{"type":"discard","seat":2,"cards":["AH"]},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',57,'{"type":"do","action":{"type":"discard","seat":0,"cards":["QH"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',58,'{"type":"do","action":{"type":"turn","card":"3S"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',59,'{"type":"do","action":{"type":"play","seat":1,"card":"KS"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',60,'{"type":"do","action":{"type":"play","seat":2,"card":"6S"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',61,'{"type":"do","action":{"type":"play","seat":0,"card":"4S"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',62,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',63,'{"type":"do","action":{"type":"play","seat":2,"card":"4D"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',64,'{"type":"do","action":{"type":"play","seat":0,"card":"5C"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',65,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',66,'{"type":"do","action":{"type":"play","seat":2,"card":"6D"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',67,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',68,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',69,'{"type":"do","action":{"type":"play","seat":2,"card":"TS"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',70,'{"type":"do","action":{"type":"play","seat":0,"card":"7S"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',71,'{"type":"do","action":{"type":"deal","hands":[["3C","5H","6C","TD","QD"],["AH","2H","8H","9H","QC"],["7S","8C","TS","JS","QH"]],"crib":["KS"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',72,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',73,'{"type":"do","action":{"type":"discard","seat":2,"cards":["JS"]},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',74,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TD"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',75,'{"type":"do","action":{"type":"turn","card":"4C"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',76,'{"type":"do","action":{"type":"play","seat":2,"card":"7S"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',77,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',78,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',79,'{"type":"do","action":{"type":"play","seat":2,"card":"TS"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',80,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',81,'{"type":"do","action":{"type":"play","seat":1,"card":"AH"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',82,'{"type":"do","action":{"type":"play","seat":2,"card":"QH"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',83,'{"type":"do","action":{"type":"play","seat":0,"card":"QD"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',84,'{"type":"do","action":{"type":"play","seat":1,"card":"2H"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',85,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',86,'{"type":"do","action":{"type":"play","seat":1,"card":"9H"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',87,'{"type":"do","action":{"type":"play","seat":2,"card":"8C"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',88,'{"type":"do","action":{"type":"deal","hands":[["5S","6C","9D","JC","JH"],["7H","8D","JD","QS","KD"],["AC","3H","8H","TC","JS"]],"crib":["TH"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',89,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8D"]},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',90,'{"type":"do","action":{"type":"discard","seat":2,"cards":["AC"]},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',91,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9D"]}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',92,'{"type":"do","action":{"type":"turn","card":"4D"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',93,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',94,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',95,'{"type":"do","action":{"type":"play","seat":2,"card":"TC"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',96,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',97,'{"type":"do","action":{"type":"play","seat":1,"card":"7H"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',98,'{"type":"do","action":{"type":"play","seat":2,"card":"8H"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',99,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',100,'{"type":"do","action":{"type":"play","seat":2,"card":"3H"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',101,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',102,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"},"by":"simple"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',103,'{"type":"do","action":{"type":"play","seat":2,"card":"JS"},"by":"random"}');
INSERT INTO "entries" VALUES('dMi2Nsc3SAiz',104,'{"type":"do","action":{"type":"play","seat":1,"card":"KD"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',1,'{"type":"begin","commitment":"ed617c9db6325f75a167beb91a8c3b9d467b11ceb33e4067fe39084bb34e6d0b"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',2,'{"type":"do","action":{"type":"cut","cards":["JH","KD"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',3,'{"type":"do","action":{"type":"deal","hands":[["AC","3H","4C","7D","TH","KH"],["AH","5S","6S","7S","JC","QD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AH","QD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',5,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AC","TH"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',6,'{"type":"do","action":{"type":"turn","card":"JD"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',7,'{"type":"do","action":{"type":"play","seat":1,"card":"6S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',8,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',9,'{"type":"do","action":{"type":"play","seat":1,"card":"7S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',10,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',11,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',12,'{"type":"do","action":{"type":"play","seat":0,"card":"4C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',13,'{"type":"do","action":{"type":"play","seat":1,"card":"JC"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',14,'{"type":"do","action":{"type":"play","seat":0,"card":"7D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',15,'{"type":"do","action":{"type":"deal","hands":[["3D","4S","5H","6C","9H","JD"],["4C","4D","8S","9D","JS","KD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',16,'{"type":"do","action":{"type":"discard","seat":1,"cards":["JS","KD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',17,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9H","JD"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',18,'{"type":"do","action":{"type":"turn","card":"KH"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',19,'{"type":"do","action":{"type":"play","seat":0,"card":"4S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',20,'{"type":"do","action":{"type":"play","seat":1,"card":"4C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',21,'{"type":"do","action":{"type":"play","seat":0,"card":"3D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',22,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',23,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',24,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',25,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',26,'{"type":"do","action":{"type":"play","seat":1,"card":"8S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',27,'{"type":"do","action":{"type":"deal","hands":[["2C","6C","7D","8S","JC","QS"],["3D","TD","TS","QC","QD","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',28,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3D","KS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',29,'{"type":"do","action":{"type":"discard","seat":0,"cards":["8S","QS"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',30,'{"type":"do","action":{"type":"turn","card":"7C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',31,'{"type":"do","action":{"type":"play","seat":1,"card":"QC"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',32,'{"type":"do","action":{"type":"play","seat":0,"card":"7D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',33,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',34,'{"type":"do","action":{"type":"play","seat":0,"card":"2C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',35,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',36,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',37,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',38,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',39,'{"type":"do","action":{"type":"deal","hands":[["2S","3C","5S","6D","8S","9D"],["AS","2D","5D","8D","KC","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',40,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2D","8D"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',41,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3C","8S"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',42,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',43,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',44,'{"type":"do","action":{"type":"play","seat":1,"card":"AS"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',45,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',46,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',47,'{"type":"do","action":{"type":"play","seat":0,"card":"9D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',48,'{"type":"do","action":{"type":"play","seat":0,"card":"2S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',49,'{"type":"do","action":{"type":"play","seat":1,"card":"KH"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',50,'{"type":"do","action":{"type":"play","seat":1,"card":"KC"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',51,'{"type":"do","action":{"type":"deal","hands":[["AD","6D","6S","8D","9S","KH"],["2C","2D","2H","4D","4H","5S"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',52,'{"type":"do","action":{"type":"discard","seat":1,"cards":["4D","5S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',53,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6D","6S"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',54,'{"type":"do","action":{"type":"turn","card":"3S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',55,'{"type":"do","action":{"type":"play","seat":1,"card":"2D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',56,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',57,'{"type":"do","action":{"type":"play","seat":1,"card":"2C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',58,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',59,'{"type":"do","action":{"type":"play","seat":1,"card":"2H"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',60,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',61,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',62,'{"type":"do","action":{"type":"play","seat":0,"card":"9S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',63,'{"type":"do","action":{"type":"deal","hands":[["AC","2S","3S","5C","5H","QS"],["5D","TH","JC","JD","JH","QH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',64,'{"type":"do","action":{"type":"discard","seat":1,"cards":["TH","QH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',65,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AC","5H"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',66,'{"type":"do","action":{"type":"turn","card":"7D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',67,'{"type":"do","action":{"type":"play","seat":0,"card":"5C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',68,'{"type":"do","action":{"type":"play","seat":1,"card":"JH"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',69,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',70,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',71,'{"type":"do","action":{"type":"play","seat":0,"card":"3S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',72,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',73,'{"type":"do","action":{"type":"play","seat":0,"card":"2S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',74,'{"type":"do","action":{"type":"play","seat":1,"card":"JC"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',75,'{"type":"do","action":{"type":"deal","hands":[["2C","5D","6D","7D","9S","KD"],["3C","4D","6S","8C","JC","QD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',76,'{"type":"do","action":{"type":"discard","seat":1,"cards":["JC","QD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',77,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6D","7D"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',78,'{"type":"do","action":{"type":"turn","card":"JH"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',79,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',80,'{"type":"do","action":{"type":"play","seat":0,"card":"KD"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',81,'{"type":"do","action":{"type":"play","seat":1,"card":"6S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',82,'{"type":"do","action":{"type":"play","seat":0,"card":"5D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',83,'{"type":"do","action":{"type":"play","seat":0,"card":"2C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',84,'{"type":"do","action":{"type":"play","seat":1,"card":"3C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',85,'{"type":"do","action":{"type":"play","seat":0,"card":"9S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',86,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',87,'{"type":"do","action":{"type":"deal","hands":[["3H","7S","8D","8S","9S","JD"],["AD","2S","3D","8H","9C","TH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',88,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8H","TH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',89,'{"type":"do","action":{"type":"discard","seat":0,"cards":["7S","9S"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',90,'{"type":"do","action":{"type":"turn","card":"8C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',91,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',92,'{"type":"do","action":{"type":"play","seat":1,"card":"2S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',93,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',94,'{"type":"do","action":{"type":"play","seat":1,"card":"9C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',95,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',96,'{"type":"do","action":{"type":"play","seat":1,"card":"AD"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',97,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',98,'{"type":"do","action":{"type":"play","seat":1,"card":"3D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',99,'{"type":"do","action":{"type":"deal","hands":[["3C","3D","4H","8C","9D","JH"],["AC","3S","4D","6S","KC","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',100,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3S","6S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',101,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3D","8C"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',102,'{"type":"do","action":{"type":"turn","card":"2H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',103,'{"type":"do","action":{"type":"play","seat":1,"card":"KC"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',104,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',105,'{"type":"do","action":{"type":"play","seat":1,"card":"KH"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',106,'{"type":"do","action":{"type":"play","seat":0,"card":"4H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',107,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',108,'{"type":"do","action":{"type":"play","seat":0,"card":"9D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',109,'{"type":"do","action":{"type":"play","seat":1,"card":"AC"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',110,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',111,'{"type":"do","action":{"type":"deal","hands":[["4H","6H","7D","TS","JD","KC"],["4S","5C","5H","8H","9C","JC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',112,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8H","9C"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',113,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4H","TS"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',114,'{"type":"do","action":{"type":"turn","card":"8D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',115,'{"type":"do","action":{"type":"play","seat":0,"card":"7D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',116,'{"type":"do","action":{"type":"play","seat":1,"card":"JC"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',117,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',118,'{"type":"do","action":{"type":"play","seat":1,"card":"4S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',119,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',120,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',121,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',122,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',123,'{"type":"begin","dealer":0,"commitment":"04464667031722ca24879008867234e21f8398338456c79f2458dd1e3f1806d9"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',124,'{"type":"do","action":{"type":"deal","hands":[["AH","3H","8S","9C","QH","KC"],["2H","4H","4S","5C","6S","7H"]],"crib":[]},"salts":["",""]}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',125,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2H","7H"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',126,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3H","KC"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',127,'{"type":"do","action":{"type":"turn","card":"4C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',128,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',129,'{"type":"do","action":{"type":"play","seat":0,"card":"QH"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',130,'{"type":"do","action":{"type":"play","seat":1,"card":"4S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',131,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',132,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',133,'{"type":"do","action":{"type":"play","seat":1,"card":"6S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',134,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',135,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',136,'{"type":"do","action":{"type":"deal","hands":[["AD","8D","8S","TH","KC","KD"],["4H","5C","5D","6C","JC","JS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',137,'{"type":"do","action":{"type":"discard","seat":1,"cards":["JC","JS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',138,'{"type":"do","action":{"type":"discard","seat":0,"cards":["8D","TH"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',139,'{"type":"do","action":{"type":"turn","card":"AH"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',140,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',141,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',142,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',143,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',144,'{"type":"do","action":{"type":"play","seat":0,"card":"KD"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',145,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',146,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',147,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',148,'{"type":"do","action":{"type":"deal","hands":[["2C","3D","3H","8C","TD","KS"],["AD","AH","2H","JC","JD","QD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',149,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2H","QD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',150,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3D","8C"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',151,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',152,'{"type":"do","action":{"type":"play","seat":1,"card":"JC"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',153,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',154,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',155,'{"type":"do","action":{"type":"play","seat":0,"card":"2C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',156,'{"type":"do","action":{"type":"play","seat":1,"card":"AD"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',157,'{"type":"do","action":{"type":"play","seat":1,"card":"AH"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',158,'{"type":"do","action":{"type":"play","seat":0,"card":"KS"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',159,'{"type":"do","action":{"type":"play","seat":0,"card":"TD"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',160,'{"type":"do","action":{"type":"deal","hands":[["AC","3C","4H","5S","6D","8C"],["2H","5D","5H","TC","TH","QC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',161,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2H","QC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',162,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AC","6D"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',163,'{"type":"do","action":{"type":"turn","card":"9S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',164,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',165,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',166,'{"type":"do","action":{"type":"play","seat":0,"card":"4H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',167,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',168,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',169,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',170,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',171,'{"type":"do","action":{"type":"play","seat":1,"card":"TH"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',172,'{"type":"do","action":{"type":"deal","hands":[["2H","6D","6H","8D","KC","KH"],["AD","2S","4H","6S","QD","QH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',173,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2S","6S"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',174,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6D","8D"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',175,'{"type":"do","action":{"type":"turn","card":"QC"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',176,'{"type":"do","action":{"type":"play","seat":1,"card":"QH"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',177,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',178,'{"type":"do","action":{"type":"play","seat":1,"card":"AD"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',179,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',180,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',181,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',182,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',183,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',184,'{"type":"do","action":{"type":"deal","hands":[["2D","3C","5C","6C","JH","QS"],["2C","8C","8H","TC","TH","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',185,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2C","KH"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',186,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6C","JH"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',187,'{"type":"do","action":{"type":"turn","card":"3S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',188,'{"type":"do","action":{"type":"play","seat":0,"card":"5C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',189,'{"type":"do","action":{"type":"play","seat":1,"card":"TH"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',190,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',191,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',192,'{"type":"do","action":{"type":"play","seat":0,"card":"2D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',193,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',194,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',195,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',196,'{"type":"do","action":{"type":"deal","hands":[["AH","3D","4C","4D","7S","8S"],["AS","2H","3S","8D","TD","JS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',197,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8D","TD"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',198,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4C","7S"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',199,'{"type":"do","action":{"type":"turn","card":"QD"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',200,'{"type":"do","action":{"type":"play","seat":1,"card":"2H"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',201,'{"type":"do","action":{"type":"play","seat":0,"card":"8S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',202,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',203,'{"type":"do","action":{"type":"play","seat":0,"card":"3D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',204,'{"type":"do","action":{"type":"play","seat":1,"card":"3S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',205,'{"type":"do","action":{"type":"play","seat":0,"card":"4D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',206,'{"type":"do","action":{"type":"play","seat":1,"card":"AS"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',207,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',208,'{"type":"do","action":{"type":"deal","hands":[["6D","7D","8D","9C","9H","QH"],["AD","5S","6S","7C","9D","TC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',209,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AD","TC"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',210,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9C","QH"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',211,'{"type":"do","action":{"type":"turn","card":"2H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',212,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',213,'{"type":"do","action":{"type":"play","seat":1,"card":"7C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',214,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',215,'{"type":"do","action":{"type":"play","seat":1,"card":"6S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',216,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',217,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',218,'{"type":"do","action":{"type":"play","seat":0,"card":"7D"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',219,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',220,'{"type":"do","action":{"type":"deal","hands":[["3C","6S","8C","TD","TH","KH"],["AS","3S","6C","8D","9D","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',221,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3S","QS"]},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',222,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3C","8C"]}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',223,'{"type":"do","action":{"type":"turn","card":"KD"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',224,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',225,'{"type":"do","action":{"type":"play","seat":0,"card":"6S"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',226,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',227,'{"type":"do","action":{"type":"play","seat":0,"card":"TH"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',228,'{"type":"do","action":{"type":"play","seat":1,"card":"AS"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',229,'{"type":"do","action":{"type":"play","seat":0,"card":"TD"}}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',230,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"},"by":"simple"}');
INSERT INTO "entries" VALUES('saJUCyCLsoQZ',231,'{"type":"do","action":{"type":"play","seat":0,"card":"KH"}}');
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
INSERT INTO "games" VALUES('saJUCyCLsoQZ','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=best_of:3 stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false}]',NULL,NULL,NULL,'d2c16bda808e7258fecd88e490335c1bffa93ff58ba95ef0dd987adf300c9878',0,'2026-11-24T19:39:32.418757+00:00','2026-11-24T19:39:32.953238+00:00',231,'{"scores":[67,121],"standing":{"points":[0,3],"wins":[0,2],"games":2},"match_over":true,"match_winner":1,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose","leg":0,"open_cards":false,"series":[]}',NULL,1795549172953,0);
INSERT INTO "games" VALUES('dMi2Nsc3SAiz','cribbage','family=cribbage players=3 teams=off cards_dealt=5 discards=1 crib=discards+1_from_stock target=61 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false},{"name":"Cy","player":"random","helped":false}]',NULL,NULL,NULL,'6612459e109612affd3b15bf2e506635981d9dc489e1e0ffec7db5325d5f4bb5',0,'2026-11-24T19:39:32.957143+00:00','2026-11-24T19:39:33.111764+00:00',104,'{"scores":[61,56,47],"standing":{"points":[1,0,0],"wins":[1,0,0],"games":1},"match_over":true,"match_winner":0,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose","leg":0,"open_cards":false,"series":[]}',NULL,1795549173112,0);
INSERT INTO "games" VALUES('-XmsDPj1OLeD','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=61 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=manual muggins=on overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=lost toss_fives=off captain=off','[{"name":"Bot","player":"simple","helped":false},{"name":"Ann","player":null,"helped":false}]',NULL,NULL,NULL,'9416cebf99020232592d68ca5ef99cb5882b232ece3dc34856c3056794e2f339',0,'2026-11-24T19:39:33.122128+00:00','2026-11-24T19:39:33.193388+00:00',32,'{"scores":[61,3],"standing":{"points":[4,0],"wins":[1,0],"games":1},"match_over":true,"match_winner":0,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose","leg":0,"open_cards":false,"series":[]}',NULL,1795549173193,0);
INSERT INTO "games" VALUES('GJb-3CNoYrYV','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false}]',NULL,NULL,NULL,'21b8cc9ea6574edba88efb608279ae48eea0d24beb60ed70d360f93f5dcbd15b',0,'2026-11-24T19:39:33.197143+00:00','2026-11-24T19:39:33.285141+00:00',32,'{"scores":[24,23],"standing":{"points":[0,0],"wins":[0,0],"games":0},"match_over":false,"match_winner":null,"to_act":[0],"resigned":null}',0,NULL,0,0,180,'{"clock":null,"absence":"choose","leg":0,"open_cards":false,"series":[]}',NULL,1795549173285,0);
INSERT INTO "games" VALUES('AOphF8gyUSLy','square','family=square adjacency=none dead_cells=4 reserve_piles=0 reserve_size=0 reserve_access=none heels=per_hand win_at=60 starter=next_unseen','[{"name":"You","player":null,"helped":false}]',8,NULL,NULL,'fac4592e019e0cb543882589c9ec943f24232a063c7eec1f6cfa81954e5b0202',0,'2026-11-24T19:39:33.288925+00:00','2026-11-24T19:39:33.425667+00:00',36,'{"scores":[33],"standing":{"points":[0],"wins":[0],"games":1},"match_over":true,"match_winner":null,"to_act":[],"resigned":null}',1,33,0,0,180,'{"clock":null,"absence":"choose","leg":0,"open_cards":false,"series":[]}',NULL,1795549173426,0);
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
INSERT INTO "results" VALUES('saJUCyCLsoQZ',1,'2026-11-24T19:39:32.741678+00:00','{"scores":[95,121],"winners":[1],"titles":["",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":10,"means":[[[[7,5],[4,5],[19,5],[27,5]],[[6,5],[0,0],[32,5],[0,0]]],[[[21,5],[0,5],[32,5],[24,4]],[[11,5],[0,0],[36,5],[0,0]]]],"best":[{"seat":0,"crib":true,"cards":["4D","5S","6D","6S"],"starter":"3S","points":16},{"seat":1,"crib":false,"cards":["2C","2D","2H","4H"],"starter":"3S","points":15}]}','[{"dealer":0,"starter":"JD","pegging":[1,2],"heels":2,"counted":[{"seat":1,"crib":false,"cards":["5S","6S","7S","JC"],"starter":"JD","points":9},{"seat":0,"crib":false,"cards":["3H","4C","7D","KH"],"starter":"JD","points":0},{"seat":0,"crib":true,"cards":["AC","AH","TH","QD"],"starter":"JD","points":5}],"other":[0,0],"played_out":true,"scores":[8,11]},{"dealer":1,"starter":"KH","pegging":[3,6],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["3D","4S","5H","6C"],"starter":"KH","points":8},{"seat":1,"crib":false,"cards":["4C","4D","8S","9D"],"starter":"KH","points":2},{"seat":1,"crib":true,"cards":["9H","JD","JS","KD"],"starter":"KH","points":4}],"other":[0,0],"played_out":true,"scores":[19,23]},{"dealer":0,"starter":"7C","pegging":[2,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["TD","TS","QC","QD"],"starter":"7C","points":4},{"seat":0,"crib":false,"cards":["2C","6C","7D","JC"],"starter":"7C","points":7},{"seat":0,"crib":true,"cards":["3D","8S","QS","KS"],"starter":"7C","points":2}],"other":[0,0],"played_out":true,"scores":[30,28]},{"dealer":1,"starter":"6S","pegging":[1,5],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2S","5S","6D","9D"],"starter":"6S","points":6},{"seat":1,"crib":false,"cards":["AS","5D","KC","KH"],"starter":"6S","points":6},{"seat":1,"crib":true,"cards":["2D","3C","8D","8S"],"starter":"6S","points":2}],"other":[0,0],"played_out":true,"scores":[37,41]},{"dealer":0,"starter":"3S","pegging":[1,3],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["2C","2D","2H","4H"],"starter":"3S","points":15},{"seat":0,"crib":false,"cards":["AD","8D","9S","KH"],"starter":"3S","points":0},{"seat":0,"crib":true,"cards":["4D","5S","6D","6S"],"starter":"3S","points":16}],"other":[0,0],"played_out":true,"scores":[54,59]},{"dealer":1,"starter":"7D","pegging":[2,4],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2S","3S","5C","QS"],"starter":"7D","points":6},{"seat":1,"crib":false,"cards":["5D","JC","JD","JH"],"starter":"7D","points":13},{"seat":1,"crib":true,"cards":["AC","5H","TH","QH"],"starter":"7D","points":4}],"other":[0,0],"played_out":true,"scores":[62,80]},{"dealer":0,"starter":"JH","pegging":[2,1],"heels":2,"counted":[{"seat":1,"crib":false,"cards":["3C","4D","6S","8C"],"starter":"JH","points":2},{"seat":0,"crib":false,"cards":["2C","5D","9S","KD"],"starter":"JH","points":4},{"seat":0,"crib":true,"cards":["6D","7D","JC","QD"],"starter":"JH","points":2}],"other":[0,0],"played_out":true,"scores":[72,83]},{"dealer":1,"starter":"8C","pegging":[0,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["3H","8D","8S","JD"],"starter":"8C","points":6},{"seat":1,"crib":false,"cards":["AD","2S","3D","9C"],"starter":"8C","points":5},{"seat":1,"crib":true,"cards":["7S","8H","9S","TH"],"starter":"8C","points":14}],"other":[0,0],"played_out":true,"scores":[78,105]},{"dealer":0,"starter":"2H","pegging":[1,4],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AC","4D","KC","KH"],"starter":"2H","points":6},{"seat":0,"crib":false,"cards":["3C","4H","9D","JH"],"starter":"2H","points":8},{"seat":0,"crib":true,"cards":["3D","3S","6S","8C"],"starter":"2H","points":2}],"other":[0,0],"played_out":true,"scores":[89,115]},{"dealer":1,"starter":"8D","pegging":[0,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["6H","7D","JD","KC"],"starter":"8D","points":6},{"seat":1,"crib":false,"cards":["4S","5C","5H","JC"],"starter":"8D","points":6}],"other":[0,0],"played_out":true,"scores":[95,121]}]');
INSERT INTO "results" VALUES('saJUCyCLsoQZ',2,'2026-11-24T19:39:32.953238+00:00','{"scores":[67,121],"winners":[1],"titles":["skunk",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":9,"means":[[[[11,5],[0,5],[12,4],[11,4]],[[6,4],[0,0],[27,4],[0,0]]],[[[17,4],[0,4],[37,4],[8,4]],[[12,5],[0,0],[48,5],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["6D","7D","8D","9H"],"starter":"2H","points":10},{"seat":1,"crib":false,"cards":["4H","4S","5C","6S"],"starter":"4C","points":21}]}','[{"dealer":0,"starter":"4C","pegging":[3,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["4H","4S","5C","6S"],"starter":"4C","points":21},{"seat":0,"crib":false,"cards":["AH","8S","9C","QH"],"starter":"4C","points":2},{"seat":0,"crib":true,"cards":["2H","3H","7H","KC"],"starter":"4C","points":5}],"other":[0,0],"played_out":true,"scores":[10,22]},{"dealer":1,"starter":"AH","pegging":[1,1],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AD","8S","KC","KD"],"starter":"AH","points":4},{"seat":1,"crib":false,"cards":["4H","5C","5D","6C"],"starter":"AH","points":14},{"seat":1,"crib":true,"cards":["8D","TH","JC","JS"],"starter":"AH","points":2}],"other":[0,0],"played_out":true,"scores":[15,39]},{"dealer":0,"starter":"6S","pegging":[1,3],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AD","AH","JC","JD"],"starter":"6S","points":4},{"seat":0,"crib":false,"cards":["2C","3H","TD","KS"],"starter":"6S","points":4},{"seat":0,"crib":true,"cards":["2H","3D","8C","QD"],"starter":"6S","points":2}],"other":[0,0],"played_out":true,"scores":[22,46]},{"dealer":1,"starter":"9S","pegging":[1,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["3C","4H","5S","8C"],"starter":"9S","points":5},{"seat":1,"crib":false,"cards":["5D","5H","TC","TH"],"starter":"9S","points":12},{"seat":1,"crib":true,"cards":["AC","2H","6D","QC"],"starter":"9S","points":2}],"other":[0,0],"played_out":true,"scores":[28,63]},{"dealer":0,"starter":"QC","pegging":[1,2],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AD","4H","QD","QH"],"starter":"QC","points":12},{"seat":0,"crib":false,"cards":["2H","6H","KC","KH"],"starter":"QC","points":2},{"seat":0,"crib":true,"cards":["2S","6D","6S","8D"],"starter":"QC","points":2}],"other":[0,0],"played_out":true,"scores":[33,77]},{"dealer":1,"starter":"3S","pegging":[1,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2D","3C","5C","QS"],"starter":"3S","points":8},{"seat":1,"crib":false,"cards":["8C","8H","TC","TH"],"starter":"3S","points":4},{"seat":1,"crib":true,"cards":["2C","6C","JH","KH"],"starter":"3S","points":4}],"other":[0,0],"played_out":true,"scores":[42,88]},{"dealer":0,"starter":"QD","pegging":[1,4],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AS","2H","3S","JS"],"starter":"QD","points":7},{"seat":0,"crib":false,"cards":["AH","3D","4D","8S"],"starter":"QD","points":4},{"seat":0,"crib":true,"cards":["4C","7S","8D","TD"],"starter":"QD","points":2}],"other":[0,0],"played_out":true,"scores":[49,99]},{"dealer":1,"starter":"2H","pegging":[3,10],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["6D","7D","8D","9H"],"starter":"2H","points":10},{"seat":1,"crib":false,"cards":["5S","6S","7C","9D"],"starter":"2H","points":7},{"seat":1,"crib":true,"cards":["AD","9C","TC","QH"],"starter":"2H","points":0}],"other":[0,0],"played_out":true,"scores":[62,116]},{"dealer":0,"starter":"KD","pegging":[5,2],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AS","6C","8D","9D"],"starter":"KD","points":4}],"other":[0,0],"played_out":true,"scores":[67,121]}]');
INSERT INTO "results" VALUES('dMi2Nsc3SAiz',1,'2026-11-24T19:39:33.111764+00:00','{"scores":[61,56,47],"winners":[0],"titles":["","",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":6,"means":[[[[5,2],[0,2],[9,2],[9,2]],[[10,4],[0,0],[32,4],[0,0]]],[[[5,2],[0,2],[12,2],[6,2]],[[11,4],[0,0],[22,3],[0,0]]],[[[15,2],[0,2],[7,1],[4,1]],[[8,4],[0,0],[13,4],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["5S","6C","JC","JH"],"starter":"4D","points":11},{"seat":1,"crib":false,"cards":["AH","7C","8H","9S"],"starter":"6H","points":10},{"seat":2,"crib":false,"cards":["7D","7H","8C","JS"],"starter":"3S","points":7}]}','[{"dealer":0,"starter":"6H","pegging":[3,0,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["AH","7C","8H","9S"],"starter":"6H","points":10},{"seat":2,"crib":false,"cards":["2D","7H","QD","KC"],"starter":"6H","points":2},{"seat":0,"crib":false,"cards":["3C","4S","JC","QC"],"starter":"6H","points":0},{"seat":0,"crib":true,"cards":["3S","6S","7S","KS"],"starter":"6H","points":4}],"other":[0,0,0],"played_out":true,"scores":[7,10,3]},{"dealer":1,"starter":"7D","pegging":[3,2,1],"heels":0,"counted":[{"seat":2,"crib":false,"cards":["4C","5C","8D","JD"],"starter":"7D","points":5},{"seat":0,"crib":false,"cards":["AH","7C","8C","TH"],"starter":"7D","points":8},{"seat":1,"crib":false,"cards":["5D","7S","9C","TD"],"starter":"7D","points":4},{"seat":1,"crib":true,"cards":["AC","2D","8S","KD"],"starter":"7D","points":2}],"other":[0,0,0],"played_out":true,"scores":[18,18,9]},{"dealer":2,"starter":"3S","pegging":[1,1,5],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["6H","7C","8S","QS"],"starter":"3S","points":5},{"seat":1,"crib":false,"cards":["3C","4S","6C","9H"],"starter":"3S","points":6},{"seat":2,"crib":false,"cards":["7D","7H","8C","JS"],"starter":"3S","points":7},{"seat":2,"crib":true,"cards":["2C","6S","QC","KC"],"starter":"3S","points":4}],"other":[0,0,0],"played_out":true,"scores":[24,25,25]},{"dealer":0,"starter":"3S","pegging":[2,5,3],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5S","TC","JD","KS"],"starter":"3S","points":6},{"seat":2,"crib":false,"cards":["4D","6D","6S","TS"],"starter":"3S","points":4},{"seat":0,"crib":false,"cards":["4S","5C","7S","8S"],"starter":"3S","points":9},{"seat":0,"crib":true,"cards":["AH","2H","8H","QH"],"starter":"3S","points":5}],"other":[0,0,0],"played_out":true,"scores":[40,36,32]},{"dealer":1,"starter":"4C","pegging":[4,3,3],"heels":0,"counted":[{"seat":2,"crib":false,"cards":["7S","8C","TS","QH"],"starter":"4C","points":2},{"seat":0,"crib":false,"cards":["3C","5H","6C","QD"],"starter":"4C","points":8},{"seat":1,"crib":false,"cards":["AH","2H","8H","9H"],"starter":"4C","points":8},{"seat":1,"crib":true,"cards":["TD","JS","QC","KS"],"starter":"4C","points":4}],"other":[0,0,0],"played_out":true,"scores":[52,51,37]},{"dealer":2,"starter":"4D","pegging":[2,5,10],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["5S","6C","JC","JH"],"starter":"4D","points":11}],"other":[0,0,0],"played_out":true,"scores":[61,56,47]}]');
INSERT INTO "results" VALUES('-XmsDPj1OLeD',1,'2026-11-24T19:39:33.193388+00:00','{"scores":[61,3],"winners":[0],"titles":["","double skunk"],"resigned":null,"assisted":[],"demonstrated":false,"deals":1,"means":[[[[0,0],[0,0],[0,0],[0,0]],[[0,1],[0,0],[12,1],[0,0]]],[[[3,1],[0,1],[0,0],[0,0]],[[0,0],[0,0],[0,0],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["6C","6D","7S","9D"],"starter":"9H","points":12},null]}','[{"dealer":1,"starter":"9H","pegging":[0,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["6C","6D","7S","9D"],"starter":"9H","points":12}],"other":[52,0],"played_out":true,"scores":[61,3]}]');
INSERT INTO "results" VALUES('AOphF8gyUSLy',1,'2026-11-24T19:39:33.425667+00:00','{"scores":[33],"winners":[],"titles":[""],"resigned":null,"assisted":[],"demonstrated":false,"deals":1,"means":[],"best":[]}','[]');
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
INSERT INTO "seats" VALUES('saJUCyCLsoQZ',0,'9a729c98a5cb9c37744fe968de747b3d63520fd3bccfc91220f0a4c5c70d3f96');
INSERT INTO "seats" VALUES('dMi2Nsc3SAiz',0,'2d6c432b0acf447a3a1a0e8de4467763d8ca2a5edc26af9232b56f8f8aa1323b');
INSERT INTO "seats" VALUES('-XmsDPj1OLeD',1,'da37a14559a62a9b83c3fa8b41297134f6a2a249712e68e76500c58cf702d7fd');
INSERT INTO "seats" VALUES('GJb-3CNoYrYV',0,'dfdf17caf7f35a7d665a7daa57635472f310cdd57979619bb1c17a1dbe1e29b9');
INSERT INTO "seats" VALUES('AOphF8gyUSLy',0,'4ac9db2a3d57f6aeda998bf706ed651d4ef6851f1fcc059e07c93b3ae4f941ea');
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
COMMIT;
