insert into numerotation (prefixe, annee, dernier) values ('DA', 2026, 217);
insert into demande_administrative (numero, cle_brouillon, avec_demande_habilitation, role_id, demandeur_id, entite_id,
    caisse_id, tache, action_choisie, assigne_id, instructeur_id, donnees, donnees_validees, raison_sociale, nom_tri, siret,
    ville, recherche, date_debut_tache, date_echeance, date_first_soumission, date_last_soumission,
    date_suspension_administrative, verification_siren, champs_corriges, brouillon_demandeur, brouillon_caisse)
  values ('DA-2026-0217', '00000000-0000-4000-8000-000000000001', true, 1, 1, 1, 1, 'da_instruction', 'Valide', 2, 2,
    '{"siret": "00000000100007"}', '{"siret": "00000000100007"}', 'Ardoise Formation', 'ardoise formation', '00000000100007',
    'Nancy', 'ardoise formation nancy', '2026-11-20', '2026-12-20', '2026-11-01', '2026-11-20', '2027-01-01',
    '{"resultat": "OK", "raisonSociale": null, "verifieLe": null}', '["siret"]', 'à envoyer', 'à relire');
insert into demande_administrative_fichier (demande_id, fichier_id, copie, champ, rang) values (1, 1, 'travail', 'autre', 0), (1, 1, 'validee', 'autre', 0);
insert into historique_commentaire (demande_type, demande_id, action_key, tache, tache_suivante, auteur_id, auteur_role_type,
    auteur_mrp_id, commentaire, partage)
  values ('DA', 1, 'Soumet', 'da_saisie', 'da_instruction', 1, 'G', 1, 'Voici le dossier « complet ».', true);
