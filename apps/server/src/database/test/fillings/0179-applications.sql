insert into application (client_id, nom, role_id, cree_par_role_id, portees, cree_le, date_fin, fenetre_le)
  values ('app_essai', 'Émargement', 1, 1, '{read-sessions}', now(), current_date + 365, now());
insert into application_secret (application_id, empreinte, cree_le) values (1, 'abc', now());
insert into application (client_id, nom, role_id, cree_par_role_id, portees, cles_publiques, cree_le, date_fin, revoquee_le, dernier_usage_le, fenetre_le)
  values ('app_revoquee', 'Planning', 1, 1, '{read-sessions}', '{"keys": []}', now(), current_date + 365, now(), now(), now());
insert into application_secret (application_id, empreinte, cree_le, expire_le) values (1, 'xyz', now(), now());
insert into application_jeton (empreinte, application_id, portees, cree_le, expire_le)
  values ('def', 1, '{read-sessions}', now(), now());
insert into application_assertion (application_id, jti, expire_le) values (1, 'ghi', now());
insert into audit (personne_id, action, application_id) values (1, 'connexion', 1);
update session_etape set application_id = 1 where id = (select min(id) from session_etape);
