insert into habilitation (numero, entite_id, dispositif_niveau_id, date_debut, source_id, motif_suspension,
    date_decision_suspension, reserve, date_reserve, reserve_levee_le, cree_le)
  values ('128/2023/SST-1/03', 1, 1, '2028-04-04', 1, 'AUDIT', '2026-11-01', 'Un formateur de plus', '2028-03-30',
    '2028-06-30', '2028-03-30');
update habilitation_suspension set motif = 'PIECES_ECHUES';
insert into habilitation_fichier (habilitation_id, fichier_id, champ, rang) values (2, 1, 'autre', 0);
insert into delegation (habilitation_id, role_id, debut_le, fin_le) values (1, 1, now(), null), (2, 1, now(), now());
