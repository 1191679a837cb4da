insert into personne (habilis_id, nom, prenom, email, etat, donnees_validees, motif_blocage, fusionnee_en) values
  ('ABC00003', 'Œuvrard', 'Noël', 'noel@example.org', 'bloquee', true, 'Départ de l’entité.', null),
  ('ABC00004', 'Roussel', 'Elodie', 'e.roussel@example.org', 'fusionnee', true, null, 1);
