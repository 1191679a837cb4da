insert into facteur (personne_id, genre, nom, secret, dernier_pas, cree_le, utilise_le) values
  (1, 'application', 'Téléphone', 'eyJhbGciOiJkaXIi', 58824600, now(), now());
insert into facteur (personne_id, genre, nom, cle_id, cle_publique, compteur, cree_le) values
  (1, 'cle', 'Clé d’accès', 'Y2xl', '\xa50102', 0, now());
insert into code_secours (personne_id, empreinte, utilise_le) values (1, repeat('c', 43), now()), (1, repeat('d', 43), null);
insert into defi_releve (jti, expire_le) values ('00000000-0000-4000-8000-0000000000de', now());
insert into appareil_connu (personne_id, empreinte, vu_le) values (1, repeat('e', 43), now());
