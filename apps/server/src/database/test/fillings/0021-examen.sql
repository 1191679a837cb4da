insert into presence (demande_type, demande_id, role_id, edite, vu_le) values ('DA', 1, 1, true, now());
insert into demande_complement (demande_id, tache, auteur_role_id, demande_le, repondu_le)
  select id, 'instruction', 1, now(), now() from demande_habilitation limit 1;
insert into demande_complement_point (complement_id, rang, chemin, commentaire, valeur_avant, valeur_apres, traite, reponse)
  select id, 0, 'formateurs', 'Qui remplace l’animatrice ?', '[]', '[{"cle": "FOR40001", "libelle": "Julie Perrin", "deposeLe": null}]',
    true, 'Un collègue.' from demande_complement limit 1;
