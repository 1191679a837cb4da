-- A held thread with an answer, a note and the mail that came back, and an answer kept ready.
update message_support set etat = 'REPONDU', responsable_id = 1, version = 2 where id = (select min(id) from message_support);
insert into echange_support (message_id, genre, auteur_id, auteur, texte, ecrit_le, cle_courriel)
  select min(id), 'REPONSE', 1, 'Sophie Marchal', 'Redemandez le lien.', '2026-05-02T08:00:00Z'::timestamptz, null from message_support
  union all select min(id), 'NOTE', null, 'Sophie Marchal', 'Déjà vu en mars.', '2026-05-02T09:00:00Z'::timestamptz, null from message_support
  union all select min(id), 'SUITE', null, 'Zoé Petit', 'Merci.', '2026-05-03T08:00:00Z'::timestamptz, '<1@example.org>' from message_support;
update echange_support set courriel_id = (select min(id) from courriel) where genre = 'REPONSE';
update message_support_fichier set echange_id = (select min(id) from echange_support where genre = 'SUITE');
insert into reponse_prete (intitule, texte) values ('Lien expiré', 'Redemandez le lien depuis la page de connexion.');
