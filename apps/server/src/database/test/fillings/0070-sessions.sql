-- A session of each state; stagiaires, a pre-account, an import, a history and a certificat.
insert into session_certification (numero, habilitation_id, etat, mode, date_session, date_fin_session, heure_debut, heure_fin, date_suppression,
    lieu_formation, lieu_formation_adresse, animateur_id, last_creator_updater_id, cle_brouillon, soumise_le, resultats_soumis_le,
    close_le, supprimee_le, ouverte_par_role, ouverte_par_role_id, commentaire_renvoi)
  select 'S-2026-' || 100000 + rang, habilitation_id, etat, 'MAC', '2026-11-02', '2026-11-03', '08:30', '17:00', '2027-02-03', 'HF',
    'Calle Mayor 12, Saint-Sébastien', 1, 2, ('00000000-0000-4000-8000-00000000070' || rang)::uuid, '2026-10-20T08:00:00Z',
    '2026-11-03T16:00:00Z', case when etat = 'CLOTUREE' then timestamptz '2026-11-05T09:00:00Z' end,
    case when etat = 'SUPPRIMEE' then timestamptz '2026-11-05T09:00:00Z' end, 'G', 1, 'Deux noms sont inversés.'
  from (select habilitation_id from session_certification order by id limit 1) held,
    unnest(array['SAISIE', 'RESULTATS', 'VERIFICATION', 'CLOTUREE', 'SUPPRIMEE']) with ordinality as etats (etat, rang);
insert into stagiaire (habilis_id, nom, prenom, date_naissance, courriel, personne_id, cree_le, pseudonymise_le, cle_nom) values
  ('STG70001', 'D’Œuvre', 'Éloïse', '1990-02-28', 'eloise@example.org', null, '2026-11-05T09:00:00Z', null, 'd eloise oeuvre'),
  ('STG70002', 'Nguyễn', 'Li', null, null, 3, '2026-11-05T09:00:00Z', '2026-11-20T03:00:00Z', 'li nguyen');
insert into pre_compte (session_id, nom, prenom, date_naissance, courriel, cree_le)
  select id, 'Petit', 'Jean', '1985-07-14', 'jean@example.org', '2026-11-01T09:00:00Z' from session_certification where numero = 'S-2026-100001';
insert into session_import (session_id, le, personne_id, nb_lignes)
  select id, '2026-11-01T09:00:00Z', 2, 1 from session_certification where numero = 'S-2026-100001';
insert into import_colonnes (entite_id, entete, champ) values (1, 'Nom de naissance', 'nom');
insert into session_stagiaire (session_id, rang, pre_compte_id, import_id)
  select session_id, 0, id, (select max(id) from session_import) from pre_compte;
insert into session_stagiaire (session_id, rang, stagiaire_id, present, resultat, motif, identite_verifiee, version, saisi_par, saisi_le)
  select session_certification.id, stagiaire.id, stagiaire.id, true, case when stagiaire.id = 1 then 'ADMIS' else 'NON_ADMIS' end,
    case when stagiaire.id = 1 then null else 'Épreuve 2 non acquise' end, true, 2, 1, '2026-11-03T15:00:00Z'
  from session_certification, stagiaire where numero = 'S-2026-100004';
insert into session_etape (session_id, action, de, vers, commentaire, personne_id, en_tant_que_par, role_type, le)
  select id, 'Renvoie', 'VERIFICATION', 'RESULTATS', 'Deux noms sont inversés.', 2, 4, 'G', '2026-11-04T09:00:00Z'
  from session_certification where numero = 'S-2026-100003';
insert into certificat (numero, session_id, session_stagiaire_id, stagiaire_id, entite_id, habilitation_id, dispositif_niveau_id, mode, nom,
    prenom, date_obtention, date_fin, formateur_id, statut, cree_le)
  select 'SST-1-2026-004817', session_id, session_stagiaire.id, stagiaire_id, entite_id, habilitation_id, dispositif_niveau_id, mode,
    'D’Œuvre', 'Éloïse', date_fin_session, '2028-11-02', 1, 'VALIDE', '2026-11-05T09:00:00Z'
  from session_stagiaire join session_certification on session_certification.id = session_id where resultat = 'ADMIS';
