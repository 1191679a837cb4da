-- A type of message, a message of it in the middle of its mails, and a count under way.
insert into type_message (titre, intitule, descriptif, diffuseur_i, diffuseur_rd, diffuseur_cnh, diffuseur_adm, cibles) values
  ('Permanence', 'Horaires de la caisse', '<p>De 9 h à 12 h.</p>', true, false, false, true, '[{"roleType": "G", "cibleMessageCriterias": {}}]');
insert into message (titre, intitule, diffuseur_id, diffuseur_role_type, date_creation, par_courriel, courriel_le,
    type_message_id, diffuseur_i, diffuseur_role_id, terminee_le, courriel_apres, courriel_rang, courriel_fini_le, nb_destinataires)
  select 'Fermeture', 'En août', personne_id, 'I', '2026-06-01', true, '2026-06-01T09:10:00Z',
    1, true, id, '2026-06-02T08:00:00Z', '2026-06-01T09:09:00Z', 1, '2026-06-01T09:11:00Z', 1 from role order by id limit 1;
insert into message_lecture (message_id, personne_id, lu_le) values (1, 1, '2026-11-02T08:00:00Z');
insert into calcul_cible (role_id, cibles, nb_destinataires, par_role, echantillon, cree_le)
  select id, '[{"roleType": "G", "cibleMessageCriterias": {}}]', 1, '[{"roleType": "G", "nbDestinataires": 1}]',
    '[{"nomPrenom": "Sophie Martin", "roleType": "G", "rattachement": null}]', '2026-11-20T10:00:00Z' from role order by id limit 1;
