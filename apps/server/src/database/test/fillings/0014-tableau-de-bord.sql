insert into alerte (type, objet_type, objet_id, role_type, entite_id, mrp_id, personne_id, date_emission, date_echeance, valeurs) values
  ('DA_A_INSTRUIRE', 'demande-administrative', 1, 'I', null, 1, null, '2026-11-20', '2026-12-20', '{"numeroDemande": "DA-2026-0217"}'),
  ('DA_SUSPENSION', 'demande-administrative', 1, 'G', 1, null, null, '2026-12-02', '2027-01-01', '{}'),
  ('DH_AFFECTEE', 'demande-administrative', 1, 'I', null, null, 2, '2026-11-20', null, '{}');
insert into alerte_suppression (alerte_id, personne_id, date_emission) values (3, 2, '2026-11-20');
insert into actualite (titre, contenu, date_debut_publication, date_fin_publication, rang) values
  ('L’été', '<p>Le service reste ouvert.</p>', '2026-06-01', '2026-08-31', 1);
insert into message (titre, intitule, descriptif, diffuseur_id, diffuseur_role_type, date_debut_diffusion, date_fin_diffusion, date_creation)
  values ('Permanence', 'Le mardi', '<p>De 9 h à 12 h.</p>', 2, 'I', '2026-11-01', '2026-11-30', '2026-10-30');
insert into message_cible (message_id, rang, role_type, criteres) values (1, 0, 'G', '{"caisses": [1]}');
insert into message_suppression (message_id, personne_id) values (1, 1);
