insert into lecture_vue (demande_type, demande_id, personne_id, cle, vue_le) values
  ('DA', 1, 1, 'section:entite', now()), ('DH', 1, 2, 'fichier:1', now());
