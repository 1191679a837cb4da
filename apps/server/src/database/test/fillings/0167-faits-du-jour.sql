insert into jour_compte (jour, compte_le) values ('2026-11-19', timestamptz '2026-11-20 00:20:00+00');
insert into fait_du_jour (jour, mesure, caisse_id, departement, dispositif_niveau_id, detail, valeur, nombre)
  values ('2026-11-19', 'decision', (select min(id) from mrp), '54', (select min(id) from dispositif_niveau), 'ACCORDE', 47, 2);
