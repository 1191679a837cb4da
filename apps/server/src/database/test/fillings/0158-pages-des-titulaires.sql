insert into page_titulaire (courriel, demandee_le, envoyee_le, ouverte_le, titulaire)
  values ('titulaire@example.org', timestamptz '2026-11-20 10:00:00+00', timestamptz '2026-11-20 10:00:05+00', timestamptz '2026-11-20 10:01:00+00', 'royer amandine|1990-04-12');
