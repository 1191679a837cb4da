-- One follower who confirmed and was told of a suspension, one who has not confirmed.
insert into suivi_certificat (certificat_id, courriel, demande_le, confirme_le, dits)
  select min(id), 'employeur@example.org', '2026-06-20T08:00:00Z', '2026-06-20T08:10:00Z', array['suspension-1'] from certificat;
insert into suivi_certificat (certificat_id, courriel, demande_le)
  select min(id), 'chantier@example.org', '2026-06-21T08:00:00Z' from certificat;
