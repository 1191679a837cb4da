update personne set rgpd_version = '1', rgpd_le = now() where id = 1;
insert into cle_compte (personne_id, usage, email, cree_le, expire_le, utilisee_le) values
  (1, 'changement-mail', 'autre@example.org', now(), now(), now()), (2, 'activation', null, now(), now(), null);
update courriel set adresse = 'avant@example.org', cle_id = 1 where id = 1;
update jeton set appareil = 'Firefox, Linux';
