insert into dispositif (code, libelle, libelle_court) values ('SST', 'Sauveteur secouriste du travail', 'SST');
insert into dispositif_niveau (code, dispositif_id, niveau, duree_validite_habilitation, unite_duree_validite_habilitation,
    avec_technique, avec_plateforme, duree_validite_certificat, unite_duree_validite_certificat, nb_stagiaires_min,
    nb_stagiaires_max, heures_initiales, heures_mac, pedagogique_upload_fields_config)
  values ('SST-1', 1, 'Acteur', 5, 'ANNEE', false, true, 24, 'MOIS', 4, 10, 14, 7, '[{"id": 1, "nomChamp": "programme"}]');
insert into habilitation (numero, entite_id, dispositif_niveau_id, date_debut, date_fin, commentaire_date_fin,
    date_debut_suspension, date_fin_suspension, commentaire_suspension, plateforme_mobile)
  values ('128/2023/SST-1/02', 1, 1, '2023-04-03', '2028-04-03', 'Prévue', '2026-11-01', '2999-12-31', 'Pièces échues', true);
insert into habilitation_suspension (habilitation_id, date_debut, date_fin, rupture, commentaire) values
  (1, '2026-11-01', '2999-12-31', false, 'Pièces échues');
insert into habilitation_plateforme (habilitation_id, ligne1, ligne2, code_postal, ville, date_validation_cnh) values
  (1, '3 quai de l’Île', 'Bâtiment B', '59000', 'Lille', '2023-03-30');
