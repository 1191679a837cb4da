insert into travail_du_jour (nom, jour) values ('essai', '2026-11-28');
