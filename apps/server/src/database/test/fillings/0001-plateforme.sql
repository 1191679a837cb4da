insert into mrp (code, libelle, departements) values ('CRAMIF', 'Cramif d’avant', '["75", "92"]');
insert into personne (habilis_id, nom, prenom, email, mot_de_passe, etat, donnees_validees) values
  ('ABC00001', 'Roussel', 'Élodie', 'elodie@example.org', '$argon2id$v=19$m=1,t=1,p=1$c2Vs$aGFjaGU', 'active', true),
  ('ABC00002', 'Lefèvre', 'Zoé', 'zoe@example.org', null, 'a-activer', false);
insert into entite (raison_sociale, siret, etat, type_entite, regime, caisse_id, code_postal, ville, code_departement)
  values ('Ardoise Formation', '00000000100007', 'active', 'ORGANISME', 'GENERAL', 1, '54000', 'Nancy', '54');
insert into role (personne_id, type, entite_id, mrp_id, notif_set, preferences, fin_le) values
  (1, 'G', 1, null, true, '[{"type": "TACHE", "canal": "EMAIL", "frequence": "IMMEDIAT"}]', null),
  (2, 'I', null, 1, false, '[]', '2026-01-31T10:00:00Z');
insert into fichier (sha256, user_filename, taille, type_mime, depose_par) values
  (repeat('a', 64), 'récépissé d’été.pdf', 1234, 'application/pdf', 1);
insert into jeton (jti, personne_id, session_le, expire_le, revoque_le) values
  ('00000000-0000-4000-8000-00000000000a', 1, now(), now() + interval '1 hour', now());
insert into tentative (cle) values ('compte:abc00001');
insert into audit (personne_id, role_id, en_tant_que_par, action, objet_type, objet_id, detail) values
  (1, 1, 2, 'da.soumettre', 'demande-administrative', 1, '{"é": [1, null, "«"]}'), (2, null, null, 'connexion', null, null, '{}');
insert into idempotence (personne_id, cle, appel, empreinte, statut, reponse) values
  (1, '00000000-aaaa', 'demandeAdministrative.submit', repeat('0', 64), 200, '{"id":1}');
insert into parametre (cle, valeur) values ('delaiSuspensionJours', '20');
