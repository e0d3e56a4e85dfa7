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
INSERT INTO "alembic_version" VALUES('0013');
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
INSERT INTO "entries" VALUES('4mVZcMfJiTle',1,'{"type":"begin","commitment":"29dbf6b322fdb3526140a4ccf455c3a6e008b7c9fe09a29635b0e785c2eeeb5b"}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',2,'{"type":"do","action":{"type":"cut","cards":["JD","JS","4S"]},"salts":["","",""]}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',3,'{"type":"do","action":{"type":"deal","hands":[["AC","5D","JS","QC","QH"],["3C","5H","5S","6H","JD"],["3D","3H","9D","JH","QS"]],"crib":["6D"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3C"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',5,'{"type":"do","action":{"type":"discard","seat":2,"cards":["QS"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',6,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AC"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',7,'{"type":"do","action":{"type":"turn","card":"9C"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',8,'{"type":"do","action":{"type":"play","seat":0,"card":"QH"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',9,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',10,'{"type":"do","action":{"type":"play","seat":2,"card":"3D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',11,'{"type":"do","action":{"type":"play","seat":0,"card":"5D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',12,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',13,'{"type":"do","action":{"type":"play","seat":2,"card":"3H"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',14,'{"type":"do","action":{"type":"play","seat":0,"card":"QC"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',15,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',16,'{"type":"do","action":{"type":"play","seat":2,"card":"JH"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',17,'{"type":"do","action":{"type":"play","seat":0,"card":"JS"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',18,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',19,'{"type":"do","action":{"type":"play","seat":2,"card":"9D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',20,'{"type":"do","action":{"type":"deal","hands":[["AD","AH","8D","9H","JH"],["2D","5C","7D","9S","QS"],["AS","4D","9C","9D","QH"]],"crib":["6D"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',21,'{"type":"do","action":{"type":"discard","seat":1,"cards":["9S"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',22,'{"type":"do","action":{"type":"discard","seat":2,"cards":["QH"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',23,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9H"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',24,'{"type":"do","action":{"type":"turn","card":"AC"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',25,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',26,'{"type":"do","action":{"type":"play","seat":2,"card":"9D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',27,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',28,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',29,'{"type":"do","action":{"type":"play","seat":2,"card":"4D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',30,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',31,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',32,'{"type":"do","action":{"type":"play","seat":2,"card":"AS"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',33,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',34,'{"type":"do","action":{"type":"play","seat":1,"card":"2D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',35,'{"type":"do","action":{"type":"play","seat":2,"card":"9C"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',36,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',37,'{"type":"do","action":{"type":"deal","hands":[["4S","8C","TC","TS","KC"],["3S","4H","7D","QC","KD"],["2D","2S","6S","QD","QS"]],"crib":["8H"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',38,'{"type":"do","action":{"type":"discard","seat":1,"cards":["7D"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',39,'{"type":"do","action":{"type":"discard","seat":2,"cards":["2S"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',40,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TS"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',41,'{"type":"do","action":{"type":"turn","card":"4C"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',42,'{"type":"do","action":{"type":"play","seat":2,"card":"6S"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',43,'{"type":"do","action":{"type":"play","seat":0,"card":"4S"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',44,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',45,'{"type":"do","action":{"type":"play","seat":2,"card":"2D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',46,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',47,'{"type":"do","action":{"type":"play","seat":1,"card":"3S"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',48,'{"type":"do","action":{"type":"play","seat":2,"card":"QD"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',49,'{"type":"do","action":{"type":"play","seat":0,"card":"TC"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',50,'{"type":"do","action":{"type":"play","seat":1,"card":"KD"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',51,'{"type":"do","action":{"type":"play","seat":2,"card":"QS"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',52,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',53,'{"type":"do","action":{"type":"play","seat":1,"card":"QC"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',54,'{"type":"do","action":{"type":"deal","hands":[["AH","AS","2D","6H","9H"],["AC","5D","8D","TH","JH"],["9C","TS","QD","QH","KD"]],"crib":["KS"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',55,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8D"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',56,'{"type":"do","action":{"type":"discard","seat":2,"cards":["QH"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',57,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9H"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',58,'{"type":"do","action":{"type":"turn","card":"TD"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',59,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',60,'{"type":"do","action":{"type":"play","seat":1,"card":"JH"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',61,'{"type":"do","action":{"type":"play","seat":2,"card":"9C"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',62,'{"type":"do","action":{"type":"play","seat":0,"card":"2D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',63,'{"type":"do","action":{"type":"play","seat":1,"card":"AC"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',64,'{"type":"do","action":{"type":"play","seat":0,"card":"AS"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',65,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',66,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',67,'{"type":"do","action":{"type":"play","seat":2,"card":"QD"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',68,'{"type":"do","action":{"type":"play","seat":1,"card":"TH"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',69,'{"type":"do","action":{"type":"play","seat":2,"card":"KD"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',70,'{"type":"do","action":{"type":"play","seat":2,"card":"TS"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',71,'{"type":"do","action":{"type":"deal","hands":[["AD","3S","5H","TH","QS"],["5D","8S","JC","JD","QH"],["AC","3C","8D","9H","TD"]],"crib":["TS"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',72,'{"type":"do","action":{"type":"discard","seat":1,"cards":["8S"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',73,'{"type":"do","action":{"type":"discard","seat":2,"cards":["8D"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',74,'{"type":"do","action":{"type":"discard","seat":0,"cards":["QS"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',75,'{"type":"do","action":{"type":"turn","card":"8H"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',76,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',77,'{"type":"do","action":{"type":"play","seat":2,"card":"TD"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',78,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',79,'{"type":"do","action":{"type":"play","seat":1,"card":"JC"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',80,'{"type":"do","action":{"type":"play","seat":2,"card":"9H"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',81,'{"type":"do","action":{"type":"play","seat":0,"card":"3S"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',82,'{"type":"do","action":{"type":"play","seat":1,"card":"QH"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',83,'{"type":"do","action":{"type":"play","seat":2,"card":"3C"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',84,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',85,'{"type":"do","action":{"type":"play","seat":2,"card":"AC"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',86,'{"type":"do","action":{"type":"play","seat":0,"card":"TH"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',87,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',88,'{"type":"do","action":{"type":"deal","hands":[["5C","5H","8D","8H","QS"],["6D","6H","JD","KC","KD"],["3C","3D","4D","QC","KH"]],"crib":["2D"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',89,'{"type":"do","action":{"type":"discard","seat":1,"cards":["JD"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',90,'{"type":"do","action":{"type":"discard","seat":2,"cards":["3C"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',91,'{"type":"do","action":{"type":"discard","seat":0,"cards":["8H"]}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',92,'{"type":"do","action":{"type":"turn","card":"4H"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',93,'{"type":"do","action":{"type":"play","seat":2,"card":"KH"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',94,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',95,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',96,'{"type":"do","action":{"type":"play","seat":2,"card":"4D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',97,'{"type":"do","action":{"type":"play","seat":2,"card":"3D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',98,'{"type":"do","action":{"type":"play","seat":0,"card":"5C"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',99,'{"type":"do","action":{"type":"play","seat":1,"card":"KD"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',100,'{"type":"do","action":{"type":"play","seat":2,"card":"QC"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',101,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',102,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',103,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('4mVZcMfJiTle',104,'{"type":"do","action":{"type":"play","seat":1,"card":"KC"}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',1,'{"type":"begin","commitment":"71b77423a01f1524b3a2057d780995669e8bf0a8f6a402cc428072fead0e03da"}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',2,'{"type":"do","action":{"type":"cut","cards":["3C","4D"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',3,'{"type":"do","action":{"type":"deal","hands":[["2S","4H","5D","6C","8S","QS"],["5H","6H","7C","7D","9D","JD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',4,'{"type":"do","action":{"type":"discard","seat":0,"cards":["2S","8S"]}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',5,'{"type":"do","action":{"type":"discard","seat":1,"cards":["5H","JD"]}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',6,'{"type":"do","action":{"type":"turn","card":"2C"}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',7,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',8,'{"type":"do","action":{"type":"claim","seat":1,"points":25}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',9,'{"type":"do","action":{"type":"pass","seat":0}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',10,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',11,'{"type":"do","action":{"type":"claim","seat":0,"points":2}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',12,'{"type":"do","action":{"type":"call","seat":1,"points":13}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',13,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',14,'{"type":"do","action":{"type":"claim","seat":1,"points":0}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',15,'{"type":"do","action":{"type":"pass","seat":0}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',16,'{"type":"do","action":{"type":"play","seat":0,"card":"5D"}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',17,'{"type":"do","action":{"type":"claim","seat":0,"points":3}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',18,'{"type":"do","action":{"type":"call","seat":1,"points":28}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',19,'{"type":"do","action":{"type":"play","seat":1,"card":"7C"}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',20,'{"type":"do","action":{"type":"claim","seat":1,"points":0}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',21,'{"type":"do","action":{"type":"call","seat":0,"points":2}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',22,'{"type":"do","action":{"type":"play","seat":0,"card":"4H"}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',23,'{"type":"do","action":{"type":"claim","seat":0,"points":0}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',24,'{"type":"do","action":{"type":"call","seat":1,"points":12}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',25,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',26,'{"type":"do","action":{"type":"claim","seat":1,"points":4}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',27,'{"type":"do","action":{"type":"pass","seat":0}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',28,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',29,'{"type":"do","action":{"type":"claim","seat":0,"points":0}}');
INSERT INTO "entries" VALUES('JZZl3YPER96l',30,'{"type":"do","action":{"type":"call","seat":1,"points":8}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',1,'{"type":"begin","commitment":"78829222e0dc44fab4a5af125ef25cd79785c5b5d35d6524d8f0dda6d02f39ee"}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',2,'{"type":"do","action":{"type":"cut","cards":["KC","AC"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',3,'{"type":"do","action":{"type":"deal","hands":[["2D","2H","6D","9H","TH","JC"],["AH","8S","9C","9D","QH","KC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QH","KC"]}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',5,'{"type":"do","action":{"type":"discard","seat":0,"cards":["2D","TH"]}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',6,'{"type":"do","action":{"type":"turn","card":"QD"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',7,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',8,'{"type":"do","action":{"type":"play","seat":1,"card":"AH"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',9,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',10,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',11,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',12,'{"type":"do","action":{"type":"play","seat":1,"card":"9C"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',13,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',14,'{"type":"do","action":{"type":"play","seat":1,"card":"8S"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',15,'{"type":"do","action":{"type":"deal","hands":[["2D","4S","6S","7S","8H","9D"],["AH","2S","3C","7C","JD","JS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',16,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AH","7C"]}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',17,'{"type":"do","action":{"type":"discard","seat":0,"cards":["8H","9D"]}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',18,'{"type":"do","action":{"type":"turn","card":"6C"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',19,'{"type":"do","action":{"type":"play","seat":1,"card":"3C"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',20,'{"type":"do","action":{"type":"play","seat":0,"card":"4S"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',21,'{"type":"do","action":{"type":"play","seat":1,"card":"2S"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',22,'{"type":"do","action":{"type":"play","seat":0,"card":"7S"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',23,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',24,'{"type":"do","action":{"type":"play","seat":0,"card":"2D"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',25,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',26,'{"type":"do","action":{"type":"play","seat":0,"card":"6S"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',27,'{"type":"do","action":{"type":"deal","hands":[["3C","3D","3H","6C","6D","KC"],["AC","AS","8S","9D","TC","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',28,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AC","QS"]}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',29,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3D","3H"]}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',30,'{"type":"do","action":{"type":"turn","card":"5S"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',31,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('MvIuuWzp8z6T',32,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',1,'{"type":"begin"}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',2,'{"type":"do","action":{"type":"turn","card":"AH"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',3,'{"type":"do","action":{"type":"place","seat":0,"card":"AH","cell":11}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',4,'{"type":"do","action":{"type":"turn","card":"JH"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',5,'{"type":"do","action":{"type":"place","seat":0,"card":"JH","cell":7}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',6,'{"type":"do","action":{"type":"turn","card":"KC"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',7,'{"type":"do","action":{"type":"place","seat":0,"card":"KC","cell":5}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',8,'{"type":"do","action":{"type":"turn","card":"JD"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',9,'{"type":"do","action":{"type":"place","seat":0,"card":"JD","cell":0}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',10,'{"type":"do","action":{"type":"turn","card":"7C"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',11,'{"type":"do","action":{"type":"place","seat":0,"card":"7C","cell":3}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',12,'{"type":"do","action":{"type":"turn","card":"AD"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',13,'{"type":"do","action":{"type":"place","seat":0,"card":"AD","cell":15}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',14,'{"type":"do","action":{"type":"turn","card":"TH"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',15,'{"type":"do","action":{"type":"place","seat":0,"card":"TH","cell":13}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',16,'{"type":"do","action":{"type":"turn","card":"7D"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',17,'{"type":"do","action":{"type":"place","seat":0,"card":"7D","cell":2}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',18,'{"type":"do","action":{"type":"turn","card":"JC"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',19,'{"type":"do","action":{"type":"place","seat":0,"card":"JC","cell":12}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',20,'{"type":"do","action":{"type":"turn","card":"5H"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',21,'{"type":"do","action":{"type":"place","seat":0,"card":"5H","cell":10}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',22,'{"type":"do","action":{"type":"turn","card":"QH"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',23,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',24,'{"type":"do","action":{"type":"turn","card":"9D"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',25,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',26,'{"type":"do","action":{"type":"turn","card":"8C"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',27,'{"type":"do","action":{"type":"place","seat":0,"card":"8C","cell":4}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',28,'{"type":"do","action":{"type":"turn","card":"5S"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',29,'{"type":"do","action":{"type":"place","seat":0,"card":"5S","cell":8}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',30,'{"type":"do","action":{"type":"turn","card":"KD"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',31,'{"type":"do","action":{"type":"place","seat":0,"card":"KD","cell":1}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',32,'{"type":"do","action":{"type":"turn","card":"2C"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',33,'{"type":"do","action":{"type":"place","seat":0,"card":"2C","cell":14}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',34,'{"type":"do","action":{"type":"turn","card":"2D"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',35,'{"type":"do","action":{"type":"place","seat":0,"card":"2D","cell":9}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',36,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',37,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',38,'{"type":"do","action":{"type":"turn","card":"7S"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',39,'{"type":"do","action":{"type":"throw_away","seat":0}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',40,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',41,'{"type":"do","action":{"type":"place","seat":0,"card":"6S","cell":6}}');
INSERT INTO "entries" VALUES('WCQlVmqbK07f',42,'{"type":"do","action":{"type":"turn","card":"6H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',1,'{"type":"begin","commitment":"28a280e834459817bcc1dee3f124c55ff76dbc44bb84a38a18732264e8e355a8"}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',2,'{"type":"do","action":{"type":"cut","cards":["6D","AH"]},"salts":["",""]}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',3,'{"type":"do","action":{"type":"deal","hands":[["AS","2C","5C","JC","JH","KC"],["AH","3H","7C","TC","QD","QH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',4,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3H","7C"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',5,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AS","JH"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',6,'{"type":"do","action":{"type":"turn","card":"TH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',7,'{"type":"do","action":{"type":"play","seat":0,"card":"2C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',8,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',9,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',10,'{"type":"do","action":{"type":"play","seat":1,"card":"AH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',11,'{"type":"do","action":{"type":"play","seat":0,"card":"5C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',12,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',13,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',14,'{"type":"do","action":{"type":"play","seat":1,"card":"QH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',15,'{"type":"do","action":{"type":"deal","hands":[["AD","2C","5H","7H","TH","QH"],["5C","5S","6S","TD","QD","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',16,'{"type":"do","action":{"type":"discard","seat":1,"cards":["6S","TD"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',17,'{"type":"do","action":{"type":"discard","seat":0,"cards":["TH","QH"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',18,'{"type":"do","action":{"type":"turn","card":"4C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',19,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',20,'{"type":"do","action":{"type":"play","seat":0,"card":"2C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',21,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',22,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',23,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',24,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',25,'{"type":"do","action":{"type":"play","seat":1,"card":"KS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',26,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',27,'{"type":"do","action":{"type":"deal","hands":[["5S","6S","7H","9H","TH","JS"],["2H","4S","9C","9S","QC","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',28,'{"type":"do","action":{"type":"discard","seat":1,"cards":["QC","QS"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',29,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9H","JS"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',30,'{"type":"do","action":{"type":"turn","card":"8D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',31,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',32,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',33,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',34,'{"type":"do","action":{"type":"play","seat":1,"card":"9C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',35,'{"type":"do","action":{"type":"play","seat":0,"card":"6S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',36,'{"type":"do","action":{"type":"play","seat":1,"card":"4S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',37,'{"type":"do","action":{"type":"play","seat":0,"card":"TH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',38,'{"type":"do","action":{"type":"play","seat":1,"card":"2H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',39,'{"type":"do","action":{"type":"deal","hands":[["AH","6C","8D","JD","JH","JS"],["4S","5C","9H","QD","QS","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',40,'{"type":"do","action":{"type":"discard","seat":1,"cards":["4S","9H"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',41,'{"type":"do","action":{"type":"discard","seat":0,"cards":["6C","JH"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',42,'{"type":"do","action":{"type":"turn","card":"5S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',43,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',44,'{"type":"do","action":{"type":"play","seat":0,"card":"JD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',45,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',46,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',47,'{"type":"do","action":{"type":"play","seat":1,"card":"KS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',48,'{"type":"do","action":{"type":"play","seat":0,"card":"JS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',49,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',50,'{"type":"do","action":{"type":"play","seat":0,"card":"8D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',51,'{"type":"do","action":{"type":"deal","hands":[["3H","5S","9C","TD","QH","KC"],["5H","6C","7D","8D","8H","8S"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',52,'{"type":"do","action":{"type":"discard","seat":1,"cards":["5H","8H"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',53,'{"type":"do","action":{"type":"discard","seat":0,"cards":["5S","9C"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',54,'{"type":"do","action":{"type":"turn","card":"2H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',55,'{"type":"do","action":{"type":"play","seat":0,"card":"TD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',56,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',57,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',58,'{"type":"do","action":{"type":"play","seat":1,"card":"6C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',59,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',60,'{"type":"do","action":{"type":"play","seat":1,"card":"8S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',61,'{"type":"do","action":{"type":"play","seat":0,"card":"QH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',62,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',63,'{"type":"do","action":{"type":"deal","hands":[["AH","3H","5D","8H","TS","JS"],["2S","TD","JD","QC","QS","KC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',64,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2S","KC"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',65,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AH","TS"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',66,'{"type":"do","action":{"type":"turn","card":"8C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',67,'{"type":"do","action":{"type":"play","seat":1,"card":"QC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',68,'{"type":"do","action":{"type":"play","seat":0,"card":"8H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',69,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',70,'{"type":"do","action":{"type":"play","seat":0,"card":"3H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',71,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',72,'{"type":"do","action":{"type":"play","seat":0,"card":"5D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',73,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',74,'{"type":"do","action":{"type":"play","seat":0,"card":"JS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',75,'{"type":"do","action":{"type":"deal","hands":[["6H","6S","7H","9C","9H","JD"],["2S","5D","5H","8S","TS","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',76,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2S","8S"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',77,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9C","JD"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',78,'{"type":"do","action":{"type":"turn","card":"JC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',79,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',80,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',81,'{"type":"do","action":{"type":"play","seat":0,"card":"6S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',82,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',83,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',84,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',85,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',86,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',87,'{"type":"do","action":{"type":"deal","hands":[["AH","6S","8S","9H","TS","KC"],["2S","3S","5H","6D","7S","9C"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',88,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3S","9C"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',89,'{"type":"do","action":{"type":"discard","seat":0,"cards":["8S","9H"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',90,'{"type":"do","action":{"type":"turn","card":"8H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',91,'{"type":"do","action":{"type":"play","seat":1,"card":"2S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',92,'{"type":"do","action":{"type":"play","seat":0,"card":"TS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',93,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',94,'{"type":"do","action":{"type":"play","seat":0,"card":"6S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',95,'{"type":"do","action":{"type":"play","seat":1,"card":"7S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',96,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',97,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',98,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',99,'{"type":"do","action":{"type":"deal","hands":[["AH","3D","4H","5C","5S","9H"],["AD","6D","9D","TC","JH","QC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',100,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AD","QC"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',101,'{"type":"do","action":{"type":"discard","seat":0,"cards":["3D","5C"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',102,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',103,'{"type":"do","action":{"type":"play","seat":0,"card":"AH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',104,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',105,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',106,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',107,'{"type":"do","action":{"type":"play","seat":0,"card":"4H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',108,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',109,'{"type":"do","action":{"type":"play","seat":0,"card":"9H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',110,'{"type":"do","action":{"type":"play","seat":1,"card":"JH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',111,'{"type":"begin","dealer":0,"commitment":"a7482cf9d3c78dedcbdf9c9a4e82500c548855efa259834c326fb9c20436c26b"}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',112,'{"type":"do","action":{"type":"deal","hands":[["AD","3C","3S","4D","5S","KS"],["AS","4S","5C","TD","TS","QC"]],"crib":[]},"salts":["",""]}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',113,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AS","4S"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',114,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AD","4D"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',115,'{"type":"do","action":{"type":"turn","card":"JH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',116,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',117,'{"type":"do","action":{"type":"play","seat":0,"card":"3S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',118,'{"type":"do","action":{"type":"play","seat":1,"card":"QC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',119,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',120,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',121,'{"type":"do","action":{"type":"play","seat":0,"card":"KS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',122,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',123,'{"type":"do","action":{"type":"play","seat":0,"card":"5S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',124,'{"type":"do","action":{"type":"deal","hands":[["AC","2D","4H","7C","7H","JC"],["AD","3C","4D","6D","7D","8D"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',125,'{"type":"do","action":{"type":"discard","seat":1,"cards":["3C","4D"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',126,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AC","7C"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',127,'{"type":"do","action":{"type":"turn","card":"TD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',128,'{"type":"do","action":{"type":"play","seat":0,"card":"2D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',129,'{"type":"do","action":{"type":"play","seat":1,"card":"AD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',130,'{"type":"do","action":{"type":"play","seat":0,"card":"4H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',131,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',132,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',133,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',134,'{"type":"do","action":{"type":"play","seat":0,"card":"7H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',135,'{"type":"do","action":{"type":"play","seat":1,"card":"7D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',136,'{"type":"do","action":{"type":"deal","hands":[["AH","5C","6C","6S","TS","QH"],["AC","2S","3H","5S","KH","KS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',137,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AC","5S"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',138,'{"type":"do","action":{"type":"discard","seat":0,"cards":["AH","6C"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',139,'{"type":"do","action":{"type":"turn","card":"KD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',140,'{"type":"do","action":{"type":"play","seat":1,"card":"3H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',141,'{"type":"do","action":{"type":"play","seat":0,"card":"QH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',142,'{"type":"do","action":{"type":"play","seat":1,"card":"2S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',143,'{"type":"do","action":{"type":"play","seat":0,"card":"TS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',144,'{"type":"do","action":{"type":"play","seat":0,"card":"6S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',145,'{"type":"do","action":{"type":"play","seat":1,"card":"KH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',146,'{"type":"do","action":{"type":"play","seat":0,"card":"5C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',147,'{"type":"do","action":{"type":"play","seat":1,"card":"KS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',148,'{"type":"do","action":{"type":"deal","hands":[["3D","4H","5H","7C","9H","TS"],["7H","9C","9S","TC","JS","QH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',149,'{"type":"do","action":{"type":"discard","seat":1,"cards":["7H","QH"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',150,'{"type":"do","action":{"type":"discard","seat":0,"cards":["9H","TS"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',151,'{"type":"do","action":{"type":"turn","card":"AC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',152,'{"type":"do","action":{"type":"play","seat":0,"card":"4H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',153,'{"type":"do","action":{"type":"play","seat":1,"card":"9C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',154,'{"type":"do","action":{"type":"play","seat":0,"card":"3D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',155,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',156,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',157,'{"type":"do","action":{"type":"play","seat":1,"card":"9S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',158,'{"type":"do","action":{"type":"play","seat":0,"card":"7C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',159,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',160,'{"type":"do","action":{"type":"deal","hands":[["4C","5H","6H","JC","QH","KC"],["5S","6D","9S","TC","QS","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',161,'{"type":"do","action":{"type":"discard","seat":1,"cards":["6D","9S"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',162,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4C","QH"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',163,'{"type":"do","action":{"type":"turn","card":"3D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',164,'{"type":"do","action":{"type":"play","seat":1,"card":"TC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',165,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',166,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',167,'{"type":"do","action":{"type":"play","seat":0,"card":"6H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',168,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',169,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',170,'{"type":"do","action":{"type":"play","seat":1,"card":"KH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',171,'{"type":"do","action":{"type":"play","seat":0,"card":"KC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',172,'{"type":"do","action":{"type":"deal","hands":[["AS","4S","6D","6H","JC","KS"],["2D","2H","4D","5D","5S","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',173,'{"type":"do","action":{"type":"discard","seat":1,"cards":["2D","2H"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',174,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4S","6H"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',175,'{"type":"do","action":{"type":"turn","card":"2S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',176,'{"type":"do","action":{"type":"play","seat":0,"card":"KS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',177,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',178,'{"type":"do","action":{"type":"play","seat":0,"card":"6D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',179,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',180,'{"type":"do","action":{"type":"play","seat":0,"card":"AS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',181,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',182,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',183,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',184,'{"type":"do","action":{"type":"deal","hands":[["3S","4C","4D","7C","JD","QC"],["AH","3H","5C","6D","9D","TS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',185,'{"type":"do","action":{"type":"discard","seat":1,"cards":["AH","3H"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',186,'{"type":"do","action":{"type":"discard","seat":0,"cards":["7C","JD"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',187,'{"type":"do","action":{"type":"turn","card":"8H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',188,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',189,'{"type":"do","action":{"type":"play","seat":0,"card":"4D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',190,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',191,'{"type":"do","action":{"type":"play","seat":0,"card":"4C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',192,'{"type":"do","action":{"type":"play","seat":0,"card":"3S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',193,'{"type":"do","action":{"type":"play","seat":1,"card":"5C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',194,'{"type":"do","action":{"type":"play","seat":0,"card":"QC"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',195,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',196,'{"type":"do","action":{"type":"deal","hands":[["AD","3C","4D","5D","8H","QS"],["6H","8D","9D","TH","JH","QD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',197,'{"type":"do","action":{"type":"discard","seat":1,"cards":["JH","QD"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',198,'{"type":"do","action":{"type":"discard","seat":0,"cards":["4D","8H"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',199,'{"type":"do","action":{"type":"turn","card":"KS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',200,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',201,'{"type":"do","action":{"type":"play","seat":1,"card":"TH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',202,'{"type":"do","action":{"type":"play","seat":0,"card":"3C"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',203,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',204,'{"type":"do","action":{"type":"play","seat":0,"card":"5D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',205,'{"type":"do","action":{"type":"play","seat":1,"card":"6H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',206,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',207,'{"type":"do","action":{"type":"play","seat":1,"card":"9D"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',208,'{"type":"do","action":{"type":"deal","hands":[["5H","9S","TD","JC","JS","QC"],["4D","4H","5S","8S","KD","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',209,'{"type":"do","action":{"type":"discard","seat":1,"cards":["4D","8S"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',210,'{"type":"do","action":{"type":"discard","seat":0,"cards":["JC","QC"]}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',211,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',212,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',213,'{"type":"do","action":{"type":"play","seat":0,"card":"TD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',214,'{"type":"do","action":{"type":"play","seat":1,"card":"KH"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',215,'{"type":"do","action":{"type":"play","seat":0,"card":"5H"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',216,'{"type":"do","action":{"type":"play","seat":1,"card":"KD"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',217,'{"type":"do","action":{"type":"play","seat":0,"card":"JS"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',218,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"}}');
INSERT INTO "entries" VALUES('fZ9-Pt2fPcId',219,'{"type":"do","action":{"type":"play","seat":0,"card":"9S"}}');
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
INSERT INTO "games" VALUES('fZ9-Pt2fPcId','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=best_of:3 stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false}]',NULL,NULL,NULL,'d8e29d2ae3cb404b073e60f1f55207ad41d5728271d7f63ff679be9cdde4bc2e',0,'2026-11-24T11:39:08.665445+00:00','2026-11-24T11:39:10.144970+00:00',219,'{"scores":[70,121],"standing":{"points":[0,4],"wins":[0,2],"games":2},"match_over":true,"match_winner":1,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose","open_cards":false}',NULL,1795520350145,0);
INSERT INTO "games" VALUES('4mVZcMfJiTle','cribbage','family=cribbage players=3 teams=off cards_dealt=5 discards=1 crib=discards+1_from_stock target=61 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false},{"name":"Cy","player":"random","helped":false}]',NULL,NULL,NULL,'8f22e542e37c3fb7ea47c1002924f0e672cced2b51c6c73506cd81f03e3374e6',0,'2026-11-24T11:39:10.147748+00:00','2026-11-24T11:39:10.295358+00:00',104,'{"scores":[51,61,42],"standing":{"points":[0,1,0],"wins":[0,1,0],"games":1},"match_over":true,"match_winner":1,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose","open_cards":false}',NULL,1795520350295,0);
INSERT INTO "games" VALUES('JZZl3YPER96l','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=61 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=manual muggins=on overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=lost toss_fives=off captain=off','[{"name":"Bot","player":"simple","helped":false},{"name":"Ann","player":null,"helped":false}]',NULL,NULL,NULL,'6baba71da7482ff600ee4002cf259748d0b46ec4850e77ba72de0d4eb21149ac',0,'2026-11-24T11:39:10.299030+00:00','2026-11-24T11:39:10.321130+00:00',30,'{"scores":[61,0],"standing":{"points":[4,0],"wins":[1,0],"games":1},"match_over":true,"match_winner":0,"to_act":[],"resigned":null}',1,NULL,0,0,180,'{"clock":null,"absence":"choose","open_cards":false}',NULL,1795520350321,0);
INSERT INTO "games" VALUES('MvIuuWzp8z6T','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false}]',NULL,NULL,NULL,'40d3499e8dfa13a8584484ac4be2f16fee522567df063188c671e8025a23262b',0,'2026-11-24T11:39:10.322610+00:00','2026-11-24T11:39:10.346809+00:00',32,'{"scores":[24,16],"standing":{"points":[0,0],"wins":[0,0],"games":0},"match_over":false,"match_winner":null,"to_act":[0],"resigned":null}',0,NULL,0,0,180,'{"clock":null,"absence":"choose","open_cards":false}',NULL,1795520350347,0);
INSERT INTO "games" VALUES('WCQlVmqbK07f','square','family=square adjacency=none dead_cells=4 reserve_piles=0 reserve_size=0 reserve_access=none heels=per_hand win_at=60 starter=next_unseen','[{"name":"You","player":null,"helped":false}]',8,NULL,NULL,'79b4de8ad31b46de42cc74ac70495955bb399b7705886f7dd5f0b53b29e712ce',0,'2026-11-24T11:39:10.348068+00:00','2026-11-24T11:39:10.389606+00:00',42,'{"scores":[32],"standing":{"points":[0],"wins":[0],"games":1},"match_over":true,"match_winner":null,"to_act":[],"resigned":null}',1,32,0,0,180,'{"clock":null,"absence":"choose","open_cards":false}',NULL,1795520350390,0);
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
INSERT INTO "results" VALUES('fZ9-Pt2fPcId',1,'2026-11-24T11:39:09.602434+00:00','{"scores":[90,121],"winners":[1],"titles":["skunk",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":9,"means":[[[[16,4],[0,4],[15,4],[15,4]],[[8,5],[0,0],[36,5],[0,0]]],[[[8,5],[2,5],[51,5],[11,4]],[[9,4],[0,0],[44,4],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["2C","5C","JC","KC"],"starter":"TH","points":10},{"seat":1,"crib":false,"cards":["5D","5H","TS","QS"],"starter":"JC","points":17}]}','[{"dealer":1,"starter":"TH","pegging":[1,1],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2C","5C","JC","KC"],"starter":"TH","points":10},{"seat":1,"crib":false,"cards":["AH","TC","QD","QH"],"starter":"TH","points":4},{"seat":1,"crib":true,"cards":["AS","3H","7C","JH"],"starter":"TH","points":1}],"other":[0,0],"played_out":true,"scores":[11,6]},{"dealer":0,"starter":"4C","pegging":[4,0],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5C","5S","QD","KS"],"starter":"4C","points":10},{"seat":0,"crib":false,"cards":["AD","2C","5H","7H"],"starter":"4C","points":2},{"seat":0,"crib":true,"cards":["6S","TD","TH","QH"],"starter":"4C","points":2}],"other":[0,0],"played_out":true,"scores":[19,16]},{"dealer":1,"starter":"8D","pegging":[0,2],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["5S","6S","7H","TH"],"starter":"8D","points":8},{"seat":1,"crib":false,"cards":["2H","4S","9C","9S"],"starter":"8D","points":6},{"seat":1,"crib":true,"cards":["9H","JS","QC","QS"],"starter":"8D","points":2}],"other":[0,0],"played_out":true,"scores":[27,26]},{"dealer":0,"starter":"5S","pegging":[4,4],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5C","QD","QS","KS"],"starter":"5S","points":16},{"seat":0,"crib":false,"cards":["AH","8D","JD","JS"],"starter":"5S","points":7},{"seat":0,"crib":true,"cards":["4S","6C","9H","JH"],"starter":"5S","points":9}],"other":[0,0],"played_out":true,"scores":[47,46]},{"dealer":1,"starter":"2H","pegging":[1,2],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["3H","TD","QH","KC"],"starter":"2H","points":6},{"seat":1,"crib":false,"cards":["6C","7D","8D","8S"],"starter":"2H","points":14},{"seat":1,"crib":true,"cards":["5H","5S","8H","9C"],"starter":"2H","points":6}],"other":[0,0],"played_out":true,"scores":[54,68]},{"dealer":0,"starter":"8C","pegging":[5,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["TD","JD","QC","QS"],"starter":"8C","points":8},{"seat":0,"crib":false,"cards":["3H","5D","8H","JS"],"starter":"8C","points":4},{"seat":0,"crib":true,"cards":["AH","2S","TS","KC"],"starter":"8C","points":0}],"other":[0,0],"played_out":true,"scores":[63,77]},{"dealer":1,"starter":"JC","pegging":[3,2],"heels":2,"counted":[{"seat":0,"crib":false,"cards":["6H","6S","7H","9H"],"starter":"JC","points":6},{"seat":1,"crib":false,"cards":["5D","5H","TS","QS"],"starter":"JC","points":17},{"seat":1,"crib":true,"cards":["2S","8S","9C","JD"],"starter":"JC","points":2}],"other":[0,0],"played_out":true,"scores":[72,100]},{"dealer":0,"starter":"8H","pegging":[3,4],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["2S","5H","6D","7S"],"starter":"8H","points":10},{"seat":0,"crib":false,"cards":["AH","6S","TS","KC"],"starter":"8H","points":2},{"seat":0,"crib":true,"cards":["3S","8S","9C","9H"],"starter":"8H","points":4}],"other":[0,0],"played_out":true,"scores":[81,114]},{"dealer":1,"starter":"TS","pegging":[3,1],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AH","4H","5S","9H"],"starter":"TS","points":6},{"seat":1,"crib":false,"cards":["6D","9D","TC","JH"],"starter":"TS","points":10}],"other":[0,0],"played_out":true,"scores":[90,121]}]');
INSERT INTO "results" VALUES('fZ9-Pt2fPcId',2,'2026-11-24T11:39:10.144970+00:00','{"scores":[70,121],"winners":[1],"titles":["skunk",""],"resigned":null,"assisted":[],"demonstrated":false,"deals":9,"means":[[[[13,5],[2,5],[22,4],[20,4]],[[2,4],[0,0],[11,4],[0,0]]],[[[19,4],[0,4],[31,4],[13,4]],[[12,5],[0,0],[52,5],[0,0]]]],"best":[{"seat":0,"crib":true,"cards":["AD","AS","4D","4S"],"starter":"JH","points":12},{"seat":1,"crib":false,"cards":["5C","TD","TS","QC"],"starter":"JH","points":16}]}','[{"dealer":0,"starter":"JH","pegging":[1,2],"heels":2,"counted":[{"seat":1,"crib":false,"cards":["5C","TD","TS","QC"],"starter":"JH","points":16},{"seat":0,"crib":false,"cards":["3C","3S","5S","KS"],"starter":"JH","points":6},{"seat":0,"crib":true,"cards":["AD","AS","4D","4S"],"starter":"JH","points":12}],"other":[0,0],"played_out":true,"scores":[21,18]},{"dealer":1,"starter":"TD","pegging":[0,7],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["2D","4H","7H","JC"],"starter":"TD","points":0},{"seat":1,"crib":false,"cards":["AD","6D","7D","8D"],"starter":"TD","points":12},{"seat":1,"crib":true,"cards":["AC","3C","4D","7C"],"starter":"TD","points":4}],"other":[0,0],"played_out":true,"scores":[21,41]},{"dealer":0,"starter":"KD","pegging":[4,3],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["2S","3H","KH","KS"],"starter":"KD","points":12},{"seat":0,"crib":false,"cards":["5C","6S","TS","QH"],"starter":"KD","points":6},{"seat":0,"crib":true,"cards":["AC","AH","5S","6C"],"starter":"KD","points":4}],"other":[0,0],"played_out":true,"scores":[35,56]},{"dealer":1,"starter":"AC","pegging":[2,1],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["3D","4H","5H","7C"],"starter":"AC","points":7},{"seat":1,"crib":false,"cards":["9C","9S","TC","JS"],"starter":"AC","points":8},{"seat":1,"crib":true,"cards":["7H","9H","TS","QH"],"starter":"AC","points":0}],"other":[0,0],"played_out":true,"scores":[44,65]},{"dealer":0,"starter":"3D","pegging":[3,5],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5S","TC","QS","KH"],"starter":"3D","points":6},{"seat":0,"crib":false,"cards":["5H","6H","JC","KC"],"starter":"3D","points":4},{"seat":0,"crib":true,"cards":["4C","6D","9S","QH"],"starter":"3D","points":2}],"other":[0,0],"played_out":true,"scores":[53,76]},{"dealer":1,"starter":"2S","pegging":[0,8],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AS","6D","JC","KS"],"starter":"2S","points":0},{"seat":1,"crib":false,"cards":["4D","5D","5S","QS"],"starter":"2S","points":6},{"seat":1,"crib":true,"cards":["2D","2H","4S","6H"],"starter":"2S","points":6}],"other":[0,0],"played_out":true,"scores":[53,96]},{"dealer":0,"starter":"8H","pegging":[3,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5C","6D","9D","TS"],"starter":"8H","points":7},{"seat":0,"crib":false,"cards":["3S","4C","4D","QC"],"starter":"8H","points":6},{"seat":0,"crib":true,"cards":["AH","3H","7C","JD"],"starter":"8H","points":2}],"other":[0,0],"played_out":true,"scores":[64,104]},{"dealer":1,"starter":"KS","pegging":[0,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AD","3C","5D","QS"],"starter":"KS","points":4},{"seat":1,"crib":false,"cards":["6H","8D","9D","TH"],"starter":"KS","points":5},{"seat":1,"crib":true,"cards":["4D","8H","JH","QD"],"starter":"KS","points":3}],"other":[0,0],"played_out":true,"scores":[68,115]},{"dealer":0,"starter":"6S","pegging":[2,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["4H","5S","KD","KH"],"starter":"6S","points":11}],"other":[0,0],"played_out":true,"scores":[70,121]}]');
INSERT INTO "results" VALUES('4mVZcMfJiTle',1,'2026-11-24T11:39:10.295358+00:00','{"scores":[51,61,42],"winners":[1],"titles":["","","skunk"],"resigned":null,"assisted":[],"demonstrated":false,"deals":6,"means":[[[[3,2],[0,2],[8,2],[12,2]],[[10,4],[0,0],[18,4],[0,0]]],[[[8,2],[0,2],[6,2],[9,2]],[[16,4],[0,0],[28,4],[0,0]]],[[[7,2],[0,2],[10,2],[5,2]],[[5,4],[0,0],[15,4],[0,0]]]],"best":[{"seat":0,"crib":false,"cards":["5D","JS","QC","QH"],"starter":"9C","points":8},{"seat":1,"crib":false,"cards":["5H","5S","6H","JD"],"starter":"9C","points":8},{"seat":2,"crib":false,"cards":["3D","3H","9D","JH"],"starter":"9C","points":8}]}','[{"dealer":2,"starter":"9C","pegging":[0,6,4],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["5D","JS","QC","QH"],"starter":"9C","points":8},{"seat":1,"crib":false,"cards":["5H","5S","6H","JD"],"starter":"9C","points":8},{"seat":2,"crib":false,"cards":["3D","3H","9D","JH"],"starter":"9C","points":8},{"seat":2,"crib":true,"cards":["AC","3C","6D","QS"],"starter":"9C","points":2}],"other":[0,0,0],"played_out":true,"scores":[8,14,14]},{"dealer":0,"starter":"AC","pegging":[3,4,1],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["2D","5C","7D","QS"],"starter":"AC","points":4},{"seat":2,"crib":false,"cards":["AS","4D","9C","9D"],"starter":"AC","points":8},{"seat":0,"crib":false,"cards":["AD","AH","8D","JH"],"starter":"AC","points":6},{"seat":0,"crib":true,"cards":["6D","9H","9S","QH"],"starter":"AC","points":6}],"other":[0,0,0],"played_out":true,"scores":[23,22,23]},{"dealer":1,"starter":"4C","pegging":[0,5,0],"heels":0,"counted":[{"seat":2,"crib":false,"cards":["2D","6S","QD","QS"],"starter":"4C","points":2},{"seat":0,"crib":false,"cards":["4S","8C","TC","KC"],"starter":"4C","points":2},{"seat":1,"crib":false,"cards":["3S","4H","QC","KD"],"starter":"4C","points":2},{"seat":1,"crib":true,"cards":["2S","7D","8H","TS"],"starter":"4C","points":2}],"other":[0,0,0],"played_out":true,"scores":[25,31,25]},{"dealer":2,"starter":"TD","pegging":[9,1,3],"heels":0,"counted":[{"seat":0,"crib":false,"cards":["AH","AS","2D","6H"],"starter":"TD","points":2},{"seat":1,"crib":false,"cards":["AC","5D","TH","JH"],"starter":"TD","points":8},{"seat":2,"crib":false,"cards":["9C","TS","QD","KD"],"starter":"TD","points":2},{"seat":2,"crib":true,"cards":["8D","9H","QH","KS"],"starter":"TD","points":3}],"other":[0,0,0],"played_out":true,"scores":[36,40,33]},{"dealer":0,"starter":"8H","pegging":[0,5,2],"heels":0,"counted":[{"seat":1,"crib":false,"cards":["5D","JC","JD","QH"],"starter":"8H","points":8},{"seat":2,"crib":false,"cards":["AC","3C","9H","TD"],"starter":"8H","points":3},{"seat":0,"crib":false,"cards":["AD","3S","5H","TH"],"starter":"8H","points":2},{"seat":0,"crib":true,"cards":["8D","8S","TS","QS"],"starter":"8H","points":6}],"other":[0,0,0],"played_out":true,"scores":[44,53,38]},{"dealer":1,"starter":"4H","pegging":[1,3,2],"heels":0,"counted":[{"seat":2,"crib":false,"cards":["3D","4D","QC","KH"],"starter":"4H","points":2},{"seat":0,"crib":false,"cards":["5C","5H","8D","QS"],"starter":"4H","points":6},{"seat":1,"crib":false,"cards":["6D","6H","KC","KD"],"starter":"4H","points":4},{"seat":1,"crib":true,"cards":["2D","3C","8H","JD"],"starter":"4H","points":7}],"other":[0,0,0],"played_out":true,"scores":[51,61,42]}]');
INSERT INTO "results" VALUES('JZZl3YPER96l',1,'2026-11-24T11:39:10.321130+00:00','{"scores":[61,0],"winners":[0],"titles":["","double skunk"],"resigned":null,"assisted":[],"demonstrated":false,"deals":1,"means":[[[[0,0],[0,1],[0,0],[0,0]],[[0,0],[0,0],[0,0],[0,0]]],[[[0,0],[0,0],[0,0],[0,0]],[[0,0],[0,0],[0,0],[0,0]]]],"best":[null,null]}','[{"dealer":0,"starter":"2C","pegging":[5,0],"heels":0,"counted":[],"other":[63,0],"played_out":false,"scores":[61,0]}]');
INSERT INTO "results" VALUES('WCQlVmqbK07f',1,'2026-11-24T11:39:10.389606+00:00','{"scores":[32],"winners":[],"titles":[""],"resigned":null,"assisted":[],"demonstrated":false,"deals":1,"means":[],"best":[]}','[]');
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
INSERT INTO "seats" VALUES('fZ9-Pt2fPcId',0,'a40deb232239a7e6cc9fad578a2cd6fbca134a80d1dbf9e343b7a5c1c17842d6');
INSERT INTO "seats" VALUES('4mVZcMfJiTle',0,'7c5250180528ab53d51644e8eddb07c12202106ddf88d6f4d6af075cecfc56db');
INSERT INTO "seats" VALUES('JZZl3YPER96l',1,'8ab27d0017e5fff574d7d81deeeee014468fb1f2f367dc5ac15ede69d089244b');
INSERT INTO "seats" VALUES('MvIuuWzp8z6T',0,'e9fa26ab641e835e81ce29b0b4907e2d486c1b0103c16d6584027e7ae3cde9b6');
INSERT INTO "seats" VALUES('WCQlVmqbK07f',0,'3c4016cd4254b78dc93c101d17b9d90bf352ba37669f1dbd113fe30d77d8e210');
CREATE INDEX ix_seats_owner_sha256 ON seats (owner_sha256);
CREATE INDEX ix_invitations_game ON invitations (game);
CREATE INDEX ix_passkeys_account ON passkeys (account);
CREATE INDEX ix_devices_account ON devices (account);
CREATE INDEX ix_challenges_created ON challenges (created);
CREATE INDEX ix_limits_began ON limits (began);
CREATE INDEX ix_clubs_name ON clubs (name);
CREATE INDEX ix_evenings_club ON evenings (club);
CREATE INDEX ix_evening_people_owner_sha256 ON evening_people (owner_sha256);
COMMIT;
