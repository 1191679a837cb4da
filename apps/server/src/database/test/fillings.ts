/**
 * Possible content of each version of the database, in hand-written SQL that never changes later: statements to run right after the migration
 * of that name. Every table and column gets a value at least once.
 */
export const FILLINGS: Readonly<Record<string, readonly string[]>> = {
  '0001-plateforme': [
    `insert into mrp (code, libelle, departements) values ('CRAMIF', 'Cramif d’avant', '["75", "92"]')`,
    `insert into personne (habilis_id, nom, prenom, email, mot_de_passe, etat, donnees_validees) values
      ('ABC00001', 'Roussel', 'Élodie', 'elodie@example.org', '$argon2id$v=19$m=1,t=1,p=1$c2Vs$aGFjaGU', 'active', true),
      ('ABC00002', 'Lefèvre', 'Zoé', 'zoe@example.org', null, 'a-activer', false)`,
    `insert into entite (raison_sociale, siret, etat, type_entite, regime, caisse_id, code_postal, ville, code_departement)
      values ('Ardoise Formation', '00000000100007', 'active', 'ORGANISME', 'GENERAL', 1, '54000', 'Nancy', '54')`,
    `insert into role (personne_id, type, entite_id, mrp_id, notif_set, preferences, fin_le) values
      (1, 'G', 1, null, true, '[{"type": "TACHE", "canal": "EMAIL", "frequence": "IMMEDIAT"}]', null),
      (2, 'I', null, 1, false, '[]', '2026-01-31T10:00:00Z')`,
    `insert into fichier (sha256, user_filename, taille, type_mime, depose_par) values
      (repeat('a', 64), 'récépissé d’été.pdf', 1234, 'application/pdf', 1)`,
    `insert into jeton (jti, personne_id, session_le, expire_le, revoque_le) values
      ('00000000-0000-4000-8000-00000000000a', 1, now(), now() + interval '1 hour', now())`,
    `insert into tentative (cle) values ('compte:abc00001')`,
    `insert into audit (personne_id, role_id, en_tant_que_par, action, objet_type, objet_id, detail) values
      (1, 1, 2, 'da.soumettre', 'demande-administrative', 1, '{"é": [1, null, "«"]}'), (2, null, null, 'connexion', null, null, '{}')`,
    `insert into idempotence (personne_id, cle, appel, empreinte, statut, reponse) values
      (1, '00000000-aaaa', 'demandeAdministrative.submit', repeat('0', 64), 200, '{"id":1}')`,
    `insert into parametre (cle, valeur) values ('delaiSuspensionJours', '20')`,
  ],
  '0002-demandes': [
    `insert into numerotation (prefixe, annee, dernier) values ('DA', 2026, 217)`,
    `insert into demande_administrative (numero, cle_brouillon, avec_demande_habilitation, role_id, demandeur_id, entite_id,
        caisse_id, tache, action_choisie, assigne_id, instructeur_id, donnees, donnees_validees, raison_sociale, nom_tri, siret,
        ville, recherche, date_debut_tache, date_echeance, date_first_soumission, date_last_soumission,
        date_suspension_administrative, verification_siren, champs_corriges, brouillon_demandeur, brouillon_caisse)
      values ('DA-2026-0217', '00000000-0000-4000-8000-000000000001', true, 1, 1, 1, 1, 'da_instruction', 'Valide', 2, 2,
        '{"siret": "00000000100007"}', '{"siret": "00000000100007"}', 'Ardoise Formation', 'ardoise formation', '00000000100007',
        'Nancy', 'ardoise formation nancy', '2026-11-20', '2026-12-20', '2026-11-01', '2026-11-20', '2027-01-01',
        '{"resultat": "OK", "raisonSociale": null, "verifieLe": null}', '["siret"]', 'à envoyer', 'à relire')`,
    `insert into demande_administrative_fichier (demande_id, fichier_id, copie, champ, rang) values (1, 1, 'travail', 'autre', 0), (1, 1, 'validee', 'autre', 0)`,
    `insert into historique_commentaire (demande_type, demande_id, action_key, tache, tache_suivante, auteur_id, auteur_role_type,
        auteur_mrp_id, commentaire, partage)
      values ('DA', 1, 'Soumet', 'da_saisie', 'da_instruction', 1, 'G', 1, 'Voici le dossier « complet ».', true)`,
  ],
  '0003-caisses': [`update mrp set libelle = 'Carsat renommée ici' where code = 'NORD_EST'`],
  '0004-courriels': [
    `insert into courriel (modele, personne_id, role_id, objet_id, valeurs, rythme, etat, cree_le, traite_le) values
      ('da-complement', 1, 1, 1, '{"mots": {}, "commentaire": null, "chemin": "/", "lignes": []}', 'HEBDO', 'en-attente', now(), null),
      ('da-complement', 1, 1, 1, '{"mots": {}, "commentaire": null, "chemin": "/", "lignes": []}', 'IMMEDIAT', 'envoye', now(), now())`,
  ],
  '0005-chaine-audit': [`insert into audit (personne_id, action) values (1, 'connexion')`],
  '0006-parametres': [`insert into parametre (cle, valeur) values ('delaiInstructionDaJours', '45')`],
  '0007-comptes': [
    `update personne set rgpd_version = '1', rgpd_le = now() where id = 1`,
    `insert into cle_compte (personne_id, usage, email, cree_le, expire_le, utilisee_le) values
      (1, 'changement-mail', 'autre@example.org', now(), now(), now()), (2, 'activation', null, now(), now(), null)`,
    `update courriel set adresse = 'avant@example.org', cle_id = 1 where id = 1`,
    `update jeton set appareil = 'Firefox, Linux'`,
  ],
  '0008-fichiers-en-attente': [
    `insert into fichier_attente (sha256, contenu, depose_le) values (repeat('a', 64), '\\x255044460a', now())`,
  ],
  '0009-conservation-audit': [`insert into audit (personne_id, action) values (1, 'connexion')`],
  '0010-impersonation': [
    `insert into impersonation (session_id, acteur_id, acteur_role_type, cible_id, motif, debut_le, expire_le, fin_le) values
      ('00000000-0000-4000-8000-00000000000b', 2, 'S', 1, 'Appel 4521', now(), now() + interval '1 hour', now())`,
    `update historique_commentaire set en_tant_que_par = 2 where id = 1`,
  ],
  '0011-second-facteur': [
    `insert into facteur (personne_id, genre, nom, secret, dernier_pas, cree_le, utilise_le) values
      (1, 'application', 'Téléphone', 'eyJhbGciOiJkaXIi', 58824600, now(), now())`,
    `insert into facteur (personne_id, genre, nom, cle_id, cle_publique, compteur, cree_le) values
      (1, 'cle', 'Clé d’accès', 'Y2xl', '\\xa50102', 0, now())`,
    `insert into code_secours (personne_id, empreinte, utilise_le) values (1, repeat('c', 43), now()), (1, repeat('d', 43), null)`,
    `insert into defi_releve (jti, expire_le) values ('00000000-0000-4000-8000-0000000000de', now())`,
    `insert into appareil_connu (personne_id, empreinte, vu_le) values (1, repeat('e', 43), now())`,
  ],
  '0012-utilisateurs': [
    `insert into personne (habilis_id, nom, prenom, email, etat, donnees_validees, motif_blocage, fusionnee_en) values
      ('ABC00003', 'Œuvrard', 'Noël', 'noel@example.org', 'bloquee', true, 'Départ de l’entité.', null),
      ('ABC00004', 'Roussel', 'Elodie', 'e.roussel@example.org', 'fusionnee', true, null, 1)`,
  ],
  '0013-notifications': [
    `update role set preferences_version = 3 where id = 1`,
    `update courriel set sujet = 'MESSAGE' where id = 1`,
    `insert into desabonnement (role_id, sujet, evenements, voie, fait_le, annule_le) values
      (1, 'RESUME_HEBDO', '["ACTUALITE", "MESSAGE"]', 'un-clic', now(), now()), (1, 'MESSAGE', '["MESSAGE"]', 'page', now(), null)`,
  ],
  '0014-tableau-de-bord': [
    `insert into alerte (type, objet_type, objet_id, role_type, entite_id, mrp_id, personne_id, date_emission, date_echeance, valeurs) values
      ('DA_A_INSTRUIRE', 'demande-administrative', 1, 'I', null, 1, null, '2026-11-20', '2026-12-20', '{"numeroDemande": "DA-2026-0217"}'),
      ('DA_SUSPENSION', 'demande-administrative', 1, 'G', 1, null, null, '2026-12-02', '2027-01-01', '{}'),
      ('DH_AFFECTEE', 'demande-administrative', 1, 'I', null, null, 2, '2026-11-20', null, '{}')`,
    `insert into alerte_suppression (alerte_id, personne_id, date_emission) values (3, 2, '2026-11-20')`,
    `insert into actualite (titre, contenu, date_debut_publication, date_fin_publication, rang) values
      ('L’été', '<p>Le service reste ouvert.</p>', '2026-06-01', '2026-08-31', 1)`,
    `insert into message (titre, intitule, descriptif, diffuseur_id, diffuseur_role_type, date_debut_diffusion, date_fin_diffusion, date_creation)
      values ('Permanence', 'Le mardi', '<p>De 9 h à 12 h.</p>', 2, 'I', '2026-11-01', '2026-11-30', '2026-10-30')`,
    `insert into message_cible (message_id, rang, role_type, criteres) values (1, 0, 'G', '{"caisses": [1]}')`,
    `insert into message_suppression (message_id, personne_id) values (1, 1)`,
  ],
  '0015-aide': [
    `insert into categorie_faq (intitule, rang) values ('Votre compte', 1)`,
    `insert into faq (version, publie, question, reponse, categorie_id, module, roles, recherche) values
      (2, true, 'Où écrire ?', '<p>Ici.</p>', 1, 'COMPTE', '{DM,G}', 'ou ecrire ici')`,
    `insert into manuel (intitule, module, roles, type_acces, fichier_id) values ('Le guide', 'DEMANDES', '{I}', 'ROLES', 1)`,
    `insert into message_support (cle, reference, personne_id, role_id, nom, prenom, email, objet, module, message, page, recu_le)
      values ('00000000-0000-4000-8000-0000000000aa', 'AS-2026-0001', 1, 1, 'Roussel', 'Élodie', 'elodie@example.org', 'SIRET',
        'DEMANDES', 'Il est refusé.', '/G/1', now())`,
    `insert into message_support_fichier (message_id, fichier_id, rang) values (1, 1, 0)`,
    `insert into defi_resolu (challenge, expire_le) values (repeat('b', 64), now())`,
    `insert into courriel (modele, personne_id, adresse, destinataire_prenom, destinataire_nom, repondre_a, valeurs, rythme, cree_le)
      values ('support-message', null, 'aide@example.org', '', '', 'elodie@example.org', '{}', 'IMMEDIAT', now())`,
    `insert into courriel_fichier (courriel_id, fichier_id) select max(id), 1 from courriel`,
  ],
  '0016-habilitations': [
    `insert into dispositif (code, libelle, libelle_court) values ('SST', 'Sauveteur secouriste du travail', 'SST')`,
    `insert into dispositif_niveau (code, dispositif_id, niveau, duree_validite_habilitation, unite_duree_validite_habilitation,
        avec_technique, avec_plateforme, duree_validite_certificat, unite_duree_validite_certificat, nb_stagiaires_min,
        nb_stagiaires_max, heures_initiales, heures_mac, pedagogique_upload_fields_config)
      values ('SST-1', 1, 'Acteur', 5, 'ANNEE', false, true, 24, 'MOIS', 4, 10, 14, 7, '[{"id": 1, "nomChamp": "programme"}]')`,
    `insert into habilitation (numero, entite_id, dispositif_niveau_id, date_debut, date_fin, commentaire_date_fin,
        date_debut_suspension, date_fin_suspension, commentaire_suspension, plateforme_mobile)
      values ('128/2023/SST-1/02', 1, 1, '2023-04-03', '2028-04-03', 'Prévue', '2026-11-01', '2999-12-31', 'Pièces échues', true)`,
    `insert into habilitation_suspension (habilitation_id, date_debut, date_fin, rupture, commentaire) values
      (1, '2026-11-01', '2999-12-31', false, 'Pièces échues')`,
    `insert into habilitation_plateforme (habilitation_id, ligne1, ligne2, code_postal, ville, date_validation_cnh) values
      (1, '3 quai de l’Île', 'Bâtiment B', '59000', 'Lille', '2023-03-30')`,
  ],
  '0017-demandes-habilitation': [
    `insert into demande_habilitation (numero, cle_brouillon, role_id, demandeur_id, entite_id, caisse_id, dispositif_niveau_id, mode,
        habilitation_source_id, habilitation_id, tache, retour_tache, action_choisie, assigne_id, affectee_le, instructeur_id, expert_id,
        responsable_id, irrecevable, recours_le, plateforme_mobile, raison_sociale, nom_tri, ville, recherche, date_debut_tache,
        date_echeance, date_first_soumission, date_last_soumission, date_cnh, decision, motif, date_decision, decideur_id,
        date_debut, date_fin, brouillon_demandeur, brouillon_examen)
      values ('DH-2026-0433', '00000000-0000-4000-8000-000000000002', 1, 1, 1, 1, 1, 'REN', 1, 1, 'complement', 'instruction',
        'Soumet', 2, '2026-11-20', 2, 2, 2, true, '2026-11-02', true, 'Ardoise Formation', 'ardoise formation', 'Nancy',
        'ardoise formation dh 2026 0433', '2026-11-20', '2026-12-20', '2026-10-01', '2026-11-01', '2026-12-01', 'AJOURNE',
        'Pièces « échues »', '2026-11-03', 2, '2026-12-01', '2031-11-30', 'à envoyer', 'à relire')`,
    `insert into demande_habilitation_fichier (demande_id, fichier_id, champ, intitule, rang) values (1, 1, 'I', 'Récépissé d’été', 0)`,
    `insert into demande_habilitation_formateur (demande_id, personne_id, rang) values (1, 1, 0), (1, 4, 1)`,
    `insert into demande_habilitation_plateforme (demande_id, ligne1, ligne2, code_postal, ville, rang) values
      (1, '3 quai de l’Île', 'Bâtiment B', '59000', 'Lille', 0)`,
    `insert into avis (demande_id, tache, personne_id, role_type, type, texte, rendu_le) values
      (1, 'instruction', 2, 'I', 'FR', 'Sous réserve de l’attestation.', '2026-11-01T10:00:00Z'), (1, 'instruction', 2, 'I', null, null, null)`,
    `insert into certificat_formateur (personne_id, dispositif_niveau_id, date_obtention, date_fin) values (1, 1, '2025-01-15', '2028-01-14')`,
  ],
  '0018-vie-habilitations': [
    `insert into habilitation (numero, entite_id, dispositif_niveau_id, date_debut, source_id, motif_suspension,
        date_decision_suspension, reserve, date_reserve, reserve_levee_le, cree_le)
      values ('128/2023/SST-1/03', 1, 1, '2028-04-04', 1, 'AUDIT', '2026-11-01', 'Un formateur de plus', '2028-03-30',
        '2028-06-30', '2028-03-30')`,
    `update habilitation_suspension set motif = 'PIECES_ECHUES'`,
    `insert into habilitation_fichier (habilitation_id, fichier_id, champ, rang) values (2, 1, 'autre', 0)`,
    `insert into delegation (habilitation_id, role_id, debut_le, fin_le) values (1, 1, now(), null), (2, 1, now(), now())`,
  ],
  '0019-entites': [
    `update entite set date_fin_activite = '2026-12-31', commentaire_date_fin = 'Cession d’activité',
      avant_fin = '{"etat": "active", "habilitations": [{"id": 1, "dateFin": null, "prorogee": false, "commentaire": null}], "roles": [{"id": 1, "finLe": null}], "finRoles": "2026-12-31T23:00:00Z"}',
      commentaire_affectation_caisse = 'Siège transféré', fermee_depuis = '2026-11-03',
      verification_siren = '{"resultat": "FERME", "raisonSociale": "ARDOISE", "verifieLe": "2026-11-03T04:00:00Z"}',
      verification_tentee_le = '2026-11-03T04:00:00Z' where id = 1`,
  ],
  '0020-dispositifs': [
    `update dispositif_niveau set ouvert = false, niveau_formateur_id = 1, tolerance_mac_mois = 12, duree_session_max_jours = 30`,
    `insert into role_dispositif (role_id, dispositif_id) values (2, 1)`,
    `insert into role_dispositif_niveau (role_id, dispositif_niveau_id) values (2, 1)`,
  ],
  '0021-examen': [
    `insert into presence (demande_type, demande_id, role_id, edite, vu_le) values ('DA', 1, 1, true, now())`,
    `insert into demande_complement (demande_id, tache, auteur_role_id, demande_le, repondu_le)
      select id, 'instruction', 1, now(), now() from demande_habilitation limit 1`,
    `insert into demande_complement_point (complement_id, rang, chemin, commentaire, valeur_avant, valeur_apres, traite, reponse)
      select id, 0, 'formateurs', 'Qui remplace l’animatrice ?', '[]', '[{"cle": "FOR40001", "libelle": "Julie Perrin", "deposeLe": null}]',
        true, 'Un collègue.' from demande_complement limit 1`,
  ],
  '0022-commission': [
    `insert into decision_commission (demande_id, date_cnh, decision, avec_complement, motif, date_debut, decideur_id, role_id,
        en_tant_que_par, prise_le, envoi_le, etat, traitee_le, annulee_par, obstacle, lettre)
      values (1, '2026-12-01', 'AJOURNE', true, 'Pièces « échues »', null, 2, 2, 1, '2026-12-01T10:00:00Z', '2026-12-01T10:30:00Z',
        'annulee', '2026-12-01T10:10:00Z', 2, 'demande.etape-modifiee', null),
      (1, '2026-12-01', 'ACCORDE', false, null, '2026-12-02', 2, 2, null, '2026-12-01T10:20:00Z', '2026-12-01T10:50:00Z',
        'envoyee', '2026-12-01T10:51:00Z', null, null, '{"demande": {}, "decision": {}}')`,
  ],
  '0023-consultations': [
    `insert into consultation (personne_id, lecteur_id, role_type, objet, heure_le) values (1, 2, 'ADM', 'FICHE', '2026-11-20T09:00:00Z')`,
    `update message set par_courriel = true, courriel_le = '2026-11-20T09:00:00Z'`,
  ],
  // Only indexes.
  '0025-listes': [],
  '0026-ordres-des-listes': [],
  '0027-listes-entites-personnes': [],
  '0028-niveaux-des-entites': [],
  '0029-sessions': [
    `insert into session_certification (numero, habilitation_id, etat, mode, date_session, date_fin_session, lieu_formation,
        lieu_formation_type, lieu_formation_adresse, lieu_formation_code_postal, lieu_formation_ville, plateforme_fixe_id,
        animateur_id, last_creator_updater_id)
      select 'S-2026-000001', habilitation_id, 'CLOTUREE', 'INI', '2026-11-02', '2026-11-03', 'FR', 'PLATEFORME_FIXE',
        '3 quai de l’Île', '59000', 'Lille', id, 1, 2 from habilitation_plateforme limit 1`,
  ],
  '0031-version-tache': [`update demande_habilitation set version_tache = 2`],
  // Only existing rows.
  '0032-etapes-forcees': [],
  '0033-suspensions-confirmees': [
    `update habilitation set suspension_a_confirmer = true where id = 1`,
    `insert into habilitation_rappel (habilitation_id, role_id, date_rappel, commentaire) values (2, 1, '2026-12-05', 'Après l’audit')`,
  ],
  '0034-complement-administratif': [
    `update demande_administrative set complement = '{"demandeLe": "2026-11-18T09:00:00Z", "reponduLe": null,
      "points": [{"chemin": "adresse", "commentaire": "Le siège ?", "avant": [], "apres": null}]}'`,
    `insert into historique_commentaire (demande_type, demande_id, action_key, tache, tache_suivante, auteur_id, auteur_role_type,
        commentaire, partage)
      select 'DA', 1, 'DemandeComplement', 'da_instruction', 'da_complement', personne_id, type, 'Le siège ?', true
      from role where id = 1`,
  ],
  '0037-depot-fichiers': [`insert into depot_fichiers (identite) values ('00000000-0000-4000-8000-00000000000f')`],
  '0038-depots': [
    `insert into depot (cle, sha256, taille, recu_le, en_cours) values
      ('personne:1', repeat('a', 64), 1234, now(), false), ('adresse:192.0.2.1', repeat('b', 64), 5, now(), true)`,
  ],
  // Moved here from the previous version.
  '0041-complements-des-dossiers': [],
  // Only drops copies.
  '0042-listes-simples': [],
  // Only what the database writes itself.
  '0045-lieux-de-l-annuaire': [],
  '0046-vues': [
    `insert into lecture_vue (demande_type, demande_id, personne_id, cle, vue_le) values
      ('DA', 1, 1, 'section:entite', now()), ('DH', 1, 2, 'fichier:1', now())`,
  ],
};

/** Columns whose values a later version moves elsewhere. */
export const MOVED: Readonly<Record<string, readonly string[]>> = {
  demande_administrative: ['complement'],
  habilitation: ['entite_recherche', 'niveau_code'],
  entite: ['niveaux', 'caisse_libelle'],
};

/** Tables filled only by the product's own purge, in its tests. */
export const LEFT_EMPTY: readonly string[] = ['audit_ancre'];
