BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE entries (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('C-jlVw9NpWGR',1,'{"type":"begin","dealer":null}');
INSERT INTO "entries" VALUES('C-jlVw9NpWGR',2,'{"type":"do","action":{"type":"deal_out","cards":["9H","AS","7S","9C","3C","KC","3D","JH","2D","AD","TD","TS","4H","8H","7D","4S"],"starter":"8C"}}');
INSERT INTO "entries" VALUES('C-jlVw9NpWGR',3,'{"type":"do","action":{"type":"swap","seat":0,"first":4,"second":8}}');
INSERT INTO "entries" VALUES('C-jlVw9NpWGR',4,'{"type":"do","action":{"type":"swap","seat":0,"first":3,"second":13}}');
INSERT INTO "entries" VALUES('C-jlVw9NpWGR',5,'{"type":"do","action":{"type":"swap","seat":0,"first":9,"second":10}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',1,'{"type":"begin","dealer":null}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',2,'{"type":"do","action":{"type":"turn","card":"AH"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',3,'{"type":"do","action":{"type":"place","seat":0,"card":"AH","cell":11}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',4,'{"type":"do","action":{"type":"turn","card":"JH"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',5,'{"type":"do","action":{"type":"place","seat":0,"card":"JH","cell":7}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',6,'{"type":"do","action":{"type":"turn","card":"KC"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',7,'{"type":"do","action":{"type":"discard","seat":0}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',8,'{"type":"do","action":{"type":"turn","card":"JD"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',9,'{"type":"do","action":{"type":"place","seat":0,"card":"JD","cell":15}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',10,'{"type":"do","action":{"type":"turn","card":"7C"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',11,'{"type":"do","action":{"type":"place","seat":0,"card":"7C","cell":3}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',12,'{"type":"do","action":{"type":"turn","card":"AD"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',13,'{"type":"do","action":{"type":"place","seat":0,"card":"AD","cell":6}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',14,'{"type":"do","action":{"type":"turn","card":"TH"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',15,'{"type":"do","action":{"type":"place","seat":0,"card":"TH","cell":8}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',16,'{"type":"do","action":{"type":"turn","card":"7D"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',17,'{"type":"do","action":{"type":"place","seat":0,"card":"7D","cell":4}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',18,'{"type":"do","action":{"type":"turn","card":"JC"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',19,'{"type":"do","action":{"type":"place","seat":0,"card":"JC","cell":9}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',20,'{"type":"do","action":{"type":"turn","card":"5H"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',21,'{"type":"do","action":{"type":"discard","seat":0}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',22,'{"type":"do","action":{"type":"turn","card":"QH"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',23,'{"type":"do","action":{"type":"place","seat":0,"card":"QH","cell":13}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',24,'{"type":"do","action":{"type":"turn","card":"9D"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',25,'{"type":"do","action":{"type":"place","seat":0,"card":"9D","cell":5}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',26,'{"type":"do","action":{"type":"turn","card":"8C"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',27,'{"type":"do","action":{"type":"place","seat":0,"card":"8C","cell":12}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',28,'{"type":"do","action":{"type":"turn","card":"5S"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',29,'{"type":"do","action":{"type":"place","seat":0,"card":"5S","cell":10}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',30,'{"type":"do","action":{"type":"turn","card":"KD"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',31,'{"type":"do","action":{"type":"place","seat":0,"card":"KD","cell":14}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',32,'{"type":"do","action":{"type":"turn","card":"2C"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',33,'{"type":"do","action":{"type":"discard","seat":0}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',34,'{"type":"do","action":{"type":"turn","card":"2D"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',35,'{"type":"do","action":{"type":"place","seat":0,"card":"2D","cell":0}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',36,'{"type":"do","action":{"type":"turn","card":"TS"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',37,'{"type":"do","action":{"type":"place","seat":0,"card":"TS","cell":2}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',38,'{"type":"do","action":{"type":"turn","card":"7S"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',39,'{"type":"do","action":{"type":"discard","seat":0}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',40,'{"type":"do","action":{"type":"turn","card":"6S"}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',41,'{"type":"do","action":{"type":"place","seat":0,"card":"6S","cell":1}}');
INSERT INTO "entries" VALUES('GxDu-RUQf8F3',42,'{"type":"do","action":{"type":"turn","card":"6H"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',1,'{"type":"begin","dealer":null}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',2,'{"type":"do","action":{"type":"cut","cards":["7S","KD","QH"]}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',3,'{"type":"do","action":{"type":"deal","hands":[["AD","7S","8H","QS","KD"],["4D","4S","5D","7H","8D"],["2S","4C","6C","JD","JH"]],"crib":["KH"]}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',4,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["5D"]}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',5,'{"type":"do","action":{"type":"lay_away","seat":2,"cards":["JH"]}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',6,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["8H"]}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',7,'{"type":"do","action":{"type":"turn","card":"3S"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',8,'{"type":"do","action":{"type":"play","seat":1,"card":"7H"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',9,'{"type":"do","action":{"type":"play","seat":2,"card":"2S"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',10,'{"type":"do","action":{"type":"play","seat":0,"card":"7S"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',11,'{"type":"do","action":{"type":"play","seat":1,"card":"4S"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',12,'{"type":"do","action":{"type":"play","seat":2,"card":"4C"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',13,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',14,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',15,'{"type":"do","action":{"type":"play","seat":2,"card":"JD"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',16,'{"type":"do","action":{"type":"play","seat":0,"card":"KD"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',17,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',18,'{"type":"do","action":{"type":"play","seat":2,"card":"6C"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',19,'{"type":"do","action":{"type":"play","seat":0,"card":"QS"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',20,'{"type":"do","action":{"type":"deal","hands":[["3D","5C","8S","JH","KS"],["3S","4D","7C","7S","TC"],["2D","4S","5S","TH","QH"]],"crib":["9D"]}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',21,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["TC"]}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',22,'{"type":"do","action":{"type":"lay_away","seat":2,"cards":["QH"]}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',23,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["8S"]}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',24,'{"type":"do","action":{"type":"turn","card":"QC"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',25,'{"type":"do","action":{"type":"play","seat":2,"card":"TH"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',26,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',27,'{"type":"do","action":{"type":"play","seat":1,"card":"7S"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',28,'{"type":"do","action":{"type":"play","seat":2,"card":"4S"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',29,'{"type":"do","action":{"type":"play","seat":0,"card":"5C"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',30,'{"type":"do","action":{"type":"play","seat":1,"card":"4D"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',31,'{"type":"do","action":{"type":"play","seat":2,"card":"2D"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',32,'{"type":"do","action":{"type":"play","seat":0,"card":"KS"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',33,'{"type":"do","action":{"type":"play","seat":1,"card":"3S"}}');
INSERT INTO "entries" VALUES('XiVT33v1cRPn',34,'{"type":"do","action":{"type":"play","seat":2,"card":"5S"}}');
INSERT INTO "entries" VALUES('pw9e2SeSxuIo',1,'{"type":"begin","dealer":null}');
INSERT INTO "entries" VALUES('pw9e2SeSxuIo',2,'{"type":"do","action":{"type":"deal","hands":[["AS","3C","7S","9C","9H","KC"],["AD","2D","3D","TD","TS","JH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('pw9e2SeSxuIo',3,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["7S","9C"]}}');
INSERT INTO "entries" VALUES('pw9e2SeSxuIo',4,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["2D","3D"]}}');
INSERT INTO "entries" VALUES('pw9e2SeSxuIo',5,'{"type":"do","action":{"type":"turn","card":"4H"}}');
INSERT INTO "entries" VALUES('pw9e2SeSxuIo',6,'{"type":"do","action":{"type":"deal","hands":[["4S","7D","8C","8H","TC","KH"],["2S","7C","9S","TH","QH","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('pw9e2SeSxuIo',7,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["TC","KH"]}}');
INSERT INTO "entries" VALUES('pw9e2SeSxuIo',8,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["9S","QS"]}}');
INSERT INTO "entries" VALUES('pw9e2SeSxuIo',9,'{"type":"do","action":{"type":"turn","card":"3S"}}');
INSERT INTO "entries" VALUES('pw9e2SeSxuIo',10,'{"type":"do","action":{"type":"deal","hands":[["AC","6S","9D","JD","JS","KD"],["3H","5C","5D","6C","6H","QC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('pw9e2SeSxuIo',11,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["9D","JS"]}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',1,'{"type":"begin","dealer":null}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',2,'{"type":"do","action":{"type":"cut","cards":["7D","2D"]}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',3,'{"type":"do","action":{"type":"deal","hands":[["6C","7C","8C","JC","KD","KS"],["2C","2S","4C","5D","9H","TH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',4,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["5D","TH"]}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',5,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["6C","KD"]}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',6,'{"type":"do","action":{"type":"turn","card":"2H"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',7,'{"type":"do","action":{"type":"play","seat":0,"card":"7C"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',8,'{"type":"do","action":{"type":"play","seat":1,"card":"2S"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',9,'{"type":"do","action":{"type":"play","seat":0,"card":"KS"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',10,'{"type":"do","action":{"type":"play","seat":1,"card":"2C"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',11,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',12,'{"type":"do","action":{"type":"play","seat":1,"card":"4C"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',13,'{"type":"do","action":{"type":"play","seat":0,"card":"JC"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',14,'{"type":"do","action":{"type":"play","seat":1,"card":"9H"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',15,'{"type":"do","action":{"type":"deal","hands":[["AC","9C","9D","9S","TD","QD"],["AH","3S","4H","6D","7H","8C"]],"crib":[]}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',16,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["3S","4H"]}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',17,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["TD","QD"]}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',18,'{"type":"do","action":{"type":"turn","card":"4S"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',19,'{"type":"do","action":{"type":"play","seat":1,"card":"7H"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',20,'{"type":"do","action":{"type":"play","seat":0,"card":"9C"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',21,'{"type":"do","action":{"type":"play","seat":1,"card":"8C"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',22,'{"type":"do","action":{"type":"play","seat":0,"card":"AC"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',23,'{"type":"do","action":{"type":"play","seat":1,"card":"AH"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',24,'{"type":"do","action":{"type":"play","seat":0,"card":"9D"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',25,'{"type":"do","action":{"type":"play","seat":1,"card":"6D"}}');
INSERT INTO "entries" VALUES('xSJRu0UrydiY',26,'{"type":"do","action":{"type":"play","seat":0,"card":"9S"}}');
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
	demonstrated BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('xSJRu0UrydiY','cribbage','family=cribbage players=2 teams=off cards_dealt=6 discards=2 crib=discards target=31 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false}]',NULL,NULL,NULL,'bcd324c1dc0251270c623814faedd2fc866a56b4cb860ef6cb9c37bd46e7690a',0,'2026-11-22T14:28:52.472680+00:00','2026-11-22T14:28:52.570271+00:00',26,'{"scores":[4,31],"standing":{"points":[0,4],"wins":[0,1],"games":1},"match_over":true,"match_winner":1,"to_act":[]}',1,NULL,0,0);
INSERT INTO "games" VALUES('XiVT33v1cRPn','cribbage','family=cribbage players=3 teams=off cards_dealt=5 discards=1 crib=discards+1_from_stock target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct toss_fives=off captain=off','[{"name":"Ann","player":null,"helped":false},{"name":"Bot","player":"simple","helped":false},{"name":"Bob","player":"random","helped":false}]',NULL,NULL,NULL,'8e3277c3b6e71d12a8586439680d07f83b0c4a771b7e366159e58f5344898e8e',0,'2026-11-22T14:28:52.571282+00:00','2026-11-22T14:28:52.665653+00:00',34,'{"scores":[5,12,12],"standing":{"points":[0,0,0],"wins":[0,0,0],"games":0},"match_over":false,"match_winner":null,"to_act":[0]}',0,NULL,0,0);
INSERT INTO "games" VALUES('GxDu-RUQf8F3','square','family=square adjacency=none dead_cells=4 reserve_piles=0 reserve_size=0 reserve_access=none heels=per_hand win_at=60 starter=next_unseen','[{"name":"You","player":null,"helped":false}]',8,NULL,NULL,'2b4291789fe1c28e8dc06bb9ba359f64b1f0ae5233dd7e86d05abb26049c6dba',0,'2026-11-22T14:28:52.667547+00:00','2026-11-22T14:28:52.917306+00:00',42,'{"scores":[36],"standing":{"points":[0],"wins":[0],"games":1},"match_over":true,"match_winner":null,"to_act":[]}',1,36,0,0);
INSERT INTO "games" VALUES('pw9e2SeSxuIo','patience','family=patience deals=4 cards_per_deal=13 hands_per_deal=2 b_hidden_until_a_discarded=on heels=once crib_flush=five starter_to_bottom=off last_hand_without_starter=off win_at=121 deal_order=hand_then_crib','[{"name":"You","player":null,"helped":false}]',7,NULL,NULL,'177089a07777bcf2589f8175a08f2430a5d8c87b5031fa3c4ac2bed75784406f',0,'2026-11-22T14:28:52.945085+00:00','2026-11-22T14:28:53.090583+00:00',11,'{"scores":[30],"standing":{"points":[0],"wins":[0],"games":0},"match_over":false,"match_winner":null,"to_act":[0]}',0,30,0,0);
INSERT INTO "games" VALUES('C-jlVw9NpWGR','shuffle','family=shuffle heels=once win_at=61','[{"name":"You","player":null,"helped":false}]',7,NULL,NULL,'2a76e71e14fb8e1d4b62fb77d235f4ec0c52fe8dd4146e823d9bae54c5a061f8',0,'2026-11-22T14:28:53.103223+00:00','2026-11-22T14:28:53.183714+00:00',5,'{"scores":[0],"standing":{"points":[0],"wins":[0],"games":0},"match_over":false,"match_winner":null,"to_act":[0]}',0,0,0,0);
CREATE TABLE seats (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	owner_sha256 VARCHAR(64) NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "seats" VALUES('xSJRu0UrydiY',0,'88ffe07e9941e250e9219765771d985317ae172b80d25ba3a4ef9b6d49c7243e');
INSERT INTO "seats" VALUES('XiVT33v1cRPn',0,'e8f56ed6c3c118b0a65a6d9f1d245207f29fa1fc97b904a3f6ed205c0e5096a7');
INSERT INTO "seats" VALUES('GxDu-RUQf8F3',0,'77b7ce5693895f2a71a62f6d48d1ccea2e933eb418880131ef021d529ae28438');
INSERT INTO "seats" VALUES('pw9e2SeSxuIo',0,'f74b5e332ad852cbf6f06815494da2f40779c2d81a2f8475a2f69c8af9ca0e89');
INSERT INTO "seats" VALUES('C-jlVw9NpWGR',0,'e615f7adfbcea6c472cef0566c91ae434c8f0d93108b64f003cd8c48ce1d73e5');
CREATE INDEX ix_seats_owner_sha256 ON seats (owner_sha256);
COMMIT;
