insert into courriel (modele, personne_id, role_id, objet_id, valeurs, rythme, etat, cree_le, traite_le) values
  ('da-complement', 1, 1, 1, '{"mots": {}, "commentaire": null, "chemin": "/", "lignes": []}', 'HEBDO', 'en-attente', now(), null),
  ('da-complement', 1, 1, 1, '{"mots": {}, "commentaire": null, "chemin": "/", "lignes": []}', 'IMMEDIAT', 'envoye', now(), now());
