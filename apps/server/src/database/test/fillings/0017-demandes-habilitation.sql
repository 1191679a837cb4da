insert into demande_habilitation (numero, cle_brouillon, role_id, demandeur_id, entite_id, caisse_id, dispositif_niveau_id, mode,
    habilitation_source_id, habilitation_id, tache, retour_tache, action_choisie, assigne_id, affectee_le, instructeur_id, expert_id,
    responsable_id, irrecevable, recours_le, plateforme_mobile, raison_sociale, nom_tri, ville, recherche, date_debut_tache,
    date_echeance, date_first_soumission, date_last_soumission, date_cnh, decision, motif, date_decision, decideur_id,
    date_debut, date_fin, brouillon_demandeur, brouillon_examen)
  values ('DH-2026-0433', '00000000-0000-4000-8000-000000000002', 1, 1, 1, 1, 1, 'REN', 1, 1, 'complement', 'instruction',
    'Soumet', 2, '2026-11-20', 2, 2, 2, true, '2026-11-02', true, 'Ardoise Formation', 'ardoise formation', 'Nancy',
    'ardoise formation dh 2026 0433', '2026-11-20', '2026-12-20', '2026-10-01', '2026-11-01', '2026-12-01', 'AJOURNE',
    'Pièces « échues »', '2026-11-03', 2, '2026-12-01', '2031-11-30', 'à envoyer', 'à relire');
insert into demande_habilitation_fichier (demande_id, fichier_id, champ, intitule, rang) values (1, 1, 'I', 'Récépissé d’été', 0);
insert into demande_habilitation_formateur (demande_id, personne_id, rang) values (1, 1, 0), (1, 4, 1);
insert into demande_habilitation_plateforme (demande_id, ligne1, ligne2, code_postal, ville, rang) values
  (1, '3 quai de l’Île', 'Bâtiment B', '59000', 'Lille', 0);
insert into avis (demande_id, tache, personne_id, role_type, type, texte, rendu_le) values
  (1, 'instruction', 2, 'I', 'FR', 'Sous réserve de l’attestation.', '2026-11-01T10:00:00Z'), (1, 'instruction', 2, 'I', null, null, null);
insert into certificat_formateur (personne_id, dispositif_niveau_id, date_obtention, date_fin) values (1, 1, '2025-01-15', '2028-01-14');
