update role set preferences_version = 3 where id = 1;
update courriel set sujet = 'MESSAGE' where id = 1;
insert into desabonnement (role_id, sujet, evenements, voie, fait_le, annule_le) values
  (1, 'RESUME_HEBDO', '["ACTUALITE", "MESSAGE"]', 'un-clic', now(), now()), (1, 'MESSAGE', '["MESSAGE"]', 'page', now(), null);
