insert into depot (cle, sha256, taille, recu_le, en_cours) values
  ('personne:1', repeat('a', 64), 1234, now(), false), ('adresse:192.0.2.1', repeat('b', 64), 5, now(), true);
