-- A list that is followed and was told of, and one that nobody has confirmed.
insert into liste_suivie (courriel, demande_le, confirme_le, point_le, rappele_le)
  values ('employeur@example.org', '2026-11-20T08:00:00Z', '2026-11-20T08:10:00Z', '2026-11-23T06:00:00Z', '2026-11-23T06:00:00Z');
insert into liste_suivie (courriel, demande_le) values ('chantier@example.org', '2026-11-21T08:00:00Z');
insert into liste_suivie_certificat (liste_suivie_id, certificat_id, dit)
  select liste_suivie.id, (select min(id) from certificat), case when confirme_le is not null then 'BIENTOT-2027-01-31' end from liste_suivie;
