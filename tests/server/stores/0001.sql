BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	room VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (room, number), 
	FOREIGN KEY(room) REFERENCES rooms (id)
);
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',1,'{"type":"begin","dealer":null}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',2,'{"type":"do","action":{"type":"cut","cards":["2H","3H"]}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',3,'{"type":"do","action":{"type":"deal","hands":[["4D","6C","6S","TC","TD","JH"],["2S","5D","9D","JD","QS","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',4,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["2S","9D"]}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',5,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["4D","TD"]}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',6,'{"type":"do","action":{"type":"turn","card":"KC"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',7,'{"type":"do","action":{"type":"play","seat":1,"card":"JD"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',8,'{"type":"do","action":{"type":"play","seat":0,"card":"6C"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',9,'{"type":"do","action":{"type":"play","seat":1,"card":"5D"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',10,'{"type":"do","action":{"type":"play","seat":0,"card":"JH"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',11,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',12,'{"type":"do","action":{"type":"play","seat":0,"card":"6S"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',13,'{"type":"do","action":{"type":"play","seat":1,"card":"KH"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',14,'{"type":"do","action":{"type":"play","seat":0,"card":"TC"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',15,'{"type":"do","action":{"type":"deal","hands":[["AD","3S","5C","5D","6H","JC"],["5H","7H","9H","TS","QC","QD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',16,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["7H","9H"]}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',17,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["6H","JC"]}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',18,'{"type":"do","action":{"type":"turn","card":"3H"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',19,'{"type":"do","action":{"type":"play","seat":0,"card":"3S"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',20,'{"type":"do","action":{"type":"play","seat":1,"card":"QC"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',21,'{"type":"do","action":{"type":"play","seat":0,"card":"AD"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',22,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',23,'{"type":"do","action":{"type":"play","seat":0,"card":"5C"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',24,'{"type":"do","action":{"type":"play","seat":0,"card":"5D"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',25,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',26,'{"type":"do","action":{"type":"play","seat":1,"card":"QD"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',27,'{"type":"do","action":{"type":"deal","hands":[["2S","3D","6S","TC","QD","KS"],["4C","5H","7S","TH","TS","QS"]],"crib":[]}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',28,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["4C","7S"]}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',29,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["TC","KS"]}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',30,'{"type":"do","action":{"type":"turn","card":"8H"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',31,'{"type":"do","action":{"type":"play","seat":1,"card":"QS"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',32,'{"type":"do","action":{"type":"play","seat":0,"card":"6S"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',33,'{"type":"do","action":{"type":"play","seat":1,"card":"TS"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',34,'{"type":"do","action":{"type":"play","seat":0,"card":"2S"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',35,'{"type":"do","action":{"type":"play","seat":0,"card":"3D"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',36,'{"type":"do","action":{"type":"play","seat":1,"card":"TH"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',37,'{"type":"do","action":{"type":"play","seat":0,"card":"QD"}}');
INSERT INTO "entries" VALUES('IwGH4EK9KM_8',38,'{"type":"do","action":{"type":"play","seat":1,"card":"5H"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',1,'{"type":"begin","dealer":null}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',2,'{"type":"do","action":{"type":"cut","cards":["8S","JH"]}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',3,'{"type":"do","action":{"type":"deal","hands":[["2H","3H","4D","4S","6C","8C"],["6H","8D","8H","TD","TH","JD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',4,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["6H","JD"]}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',5,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["3H","6C"]}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',6,'{"type":"do","action":{"type":"turn","card":"3D"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',7,'{"type":"do","action":{"type":"play","seat":1,"card":"TD"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',8,'{"type":"do","action":{"type":"play","seat":0,"card":"4S"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',9,'{"type":"do","action":{"type":"play","seat":1,"card":"8H"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',10,'{"type":"do","action":{"type":"play","seat":0,"card":"4D"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',11,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',12,'{"type":"do","action":{"type":"play","seat":1,"card":"8D"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',13,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',14,'{"type":"do","action":{"type":"play","seat":1,"card":"TH"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',15,'{"type":"do","action":{"type":"deal","hands":[["AD","2D","3S","7C","8S","TS"],["2H","4H","5S","8C","JS","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',16,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["2H","8C"]}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',17,'{"type":"takeback","seat":0}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',18,'{"type":"do","action":{"type":"play","seat":0,"card":"8C"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',19,'{"type":"do","action":{"type":"play","seat":1,"card":"TH"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',20,'{"type":"do","action":{"type":"deal","hands":[["AD","2D","3S","7C","8S","TS"],["2H","4H","5S","8C","JS","KH"]],"crib":[]}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',21,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["2H","8C"]}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',22,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["AD","8S"]}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',23,'{"type":"do","action":{"type":"turn","card":"7D"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',24,'{"type":"do","action":{"type":"play","seat":0,"card":"3S"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',25,'{"type":"do","action":{"type":"play","seat":1,"card":"5S"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',26,'{"type":"do","action":{"type":"play","seat":0,"card":"7C"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',27,'{"type":"do","action":{"type":"play","seat":1,"card":"4H"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',28,'{"type":"do","action":{"type":"play","seat":0,"card":"TS"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',29,'{"type":"takeback","seat":0}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',30,'{"type":"do","action":{"type":"play","seat":0,"card":"2D"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',31,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',32,'{"type":"do","action":{"type":"play","seat":0,"card":"TS"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',33,'{"type":"do","action":{"type":"play","seat":1,"card":"KH"}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',34,'{"type":"do","action":{"type":"deal","hands":[["AS","3C","8D","8S","9C","JH"],["3D","5D","6C","6D","9D","TD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('RVdEHK0DBHyl',35,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["3D","6C"]}}');
INSERT INTO "entries" VALUES('pD8pDMk62k72',1,'{"type":"begin","dealer":0}');
INSERT INTO "entries" VALUES('pD8pDMk62k72',2,'{"type":"do","action":{"type":"deal","hands":[["2C","2H","4S","6C","QS","KS"],["AD","6D","7D","JS","QD","KD"]],"crib":[]}}');
INSERT INTO "entries" VALUES('pD8pDMk62k72',3,'{"type":"do","action":{"type":"lay_away","seat":0,"cards":["QS","KS"]}}');
INSERT INTO "entries" VALUES('pD8pDMk62k72',4,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["QD","KD"]}}');
INSERT INTO "entries" VALUES('pD8pDMk62k72',5,'{"type":"do","action":{"type":"turn","card":"JC"}}');
INSERT INTO "entries" VALUES('pD8pDMk62k72',6,'{"type":"do","action":{"type":"play","seat":1,"card":"JS"}}');
INSERT INTO "entries" VALUES('pD8pDMk62k72',7,'{"type":"do","action":{"type":"play","seat":0,"card":"2H"}}');
INSERT INTO "entries" VALUES('pD8pDMk62k72',8,'{"type":"do","action":{"type":"play","seat":1,"card":"AD"}}');
INSERT INTO "entries" VALUES('pD8pDMk62k72',9,'{"type":"do","action":{"type":"play","seat":0,"card":"2C"}}');
INSERT INTO "entries" VALUES('rbtULKcvq5vY',1,'{"type":"begin","dealer":null}');
INSERT INTO "entries" VALUES('rbtULKcvq5vY',2,'{"type":"do","action":{"type":"cut","cards":["3D","JH"]}}');
INSERT INTO "entries" VALUES('rbtULKcvq5vY',3,'{"type":"do","action":{"type":"deal","hands":[["AC","AD","2H","5S","7C","QS"],["AS","3D","3S","5H","9D","KC"]],"crib":[]}}');
INSERT INTO "entries" VALUES('rbtULKcvq5vY',4,'{"type":"do","action":{"type":"lay_away","seat":1,"cards":["AS","9D"]}}');
CREATE TABLE rooms (
	id VARCHAR(32) NOT NULL, 
	rules TEXT NOT NULL, 
	chairs TEXT NOT NULL, 
	chance VARCHAR(64) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	updated VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "rooms" VALUES('IwGH4EK9KM_8','players=2 teams=off cards_dealt=6 discards=2 crib=discards target=31 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct','[{"name":"Ann","player":null},{"name":"Bot","player":"simple"}]','8a0f6f2f233fd1409389ad653e683bd373653f14ab9e62e51d34eaa909966670','2026-11-22T11:28:30+00:00','2026-11-22T11:28:30+00:00');
INSERT INTO "rooms" VALUES('RVdEHK0DBHyl','players=2 teams=off cards_dealt=6 discards=2 crib=discards target=31 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=best_of:3 stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct','[{"name":"Ann","player":null},{"name":"Bot","player":"simple"}]','6ffed95915b1aef4206a01f8e427943294de1b62a211a28cd69e1177263ff410','2026-11-22T11:28:30+00:00','2026-11-22T11:28:31+00:00');
INSERT INTO "rooms" VALUES('pD8pDMk62k72','players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct','[{"name":"Bot","player":"simple"},{"name":"Ben","player":null}]','1ec1b39b269c08b9ae32eb092e3ca103e76e05abbfdd943d9e75c7752b76ac9c','2026-11-22T11:28:31+00:00','2026-11-22T11:28:32+00:00');
INSERT INTO "rooms" VALUES('rbtULKcvq5vY','players=2 teams=off cards_dealt=6 discards=2 crib=discards target=121 first_deal=low_cut next_dealer=loser heels=2 crib_flush=five go_timing=on_close go_rotation=all last_card=1 three_for_last=off play_stops_at_first_count=off counting=auto muggins=off overclaim=correct skunk_scale=skunk match=single stinkhole=off objective=high jokers=0 joker_binding=on starter_joker=per_hand nineteen=off nineteen_crib=off board=straight underclaim=correct','[{"name":"Cy","player":null},{"name":"Bot","player":"simple"}]','74170c65e5ccd6d63b4e2e531313ef71d6d49a8c1745a1b0cc59f422aba7d15c','2026-11-22T11:28:32+00:00','2026-11-22T11:28:32+00:00');
CREATE TABLE seats (
	token_sha256 VARCHAR(64) NOT NULL, 
	room VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (token_sha256), 
	FOREIGN KEY(room) REFERENCES rooms (id)
);
INSERT INTO "seats" VALUES('ab99c1ecd9dd57b492fa96fe204e5b364a56ba38cf772c131df79489ada70853','IwGH4EK9KM_8',0);
INSERT INTO "seats" VALUES('8a0685992b15b21b306d77f7cba5fa9cabb1fa2ebfe38ce02c64bc639c2f9ca3','RVdEHK0DBHyl',0);
INSERT INTO "seats" VALUES('190a61976e9da1dbb82adb89335024fd3a521bf8b4c6a1fc7982ff40d90ad9c3','pD8pDMk62k72',1);
INSERT INTO "seats" VALUES('145243af6e8cf14a51382f6666b795231589af42bf8a88d3f031e1c7cb6acabd','rbtULKcvq5vY',0);
COMMIT;
