insert into impersonation (session_id, acteur_id, acteur_role_type, cible_id, motif, debut_le, expire_le, fin_le) values
  ('00000000-0000-4000-8000-00000000000b', 2, 'S', 1, 'Appel 4521', now(), now() + interval '1 hour', now());
update historique_commentaire set en_tant_que_par = 2 where id = 1;
