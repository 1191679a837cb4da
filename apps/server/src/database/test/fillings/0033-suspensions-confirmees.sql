update habilitation set suspension_a_confirmer = true where id = 1;
insert into habilitation_rappel (habilitation_id, role_id, date_rappel, commentaire) values (2, 1, '2026-12-05', 'Après l’audit');
