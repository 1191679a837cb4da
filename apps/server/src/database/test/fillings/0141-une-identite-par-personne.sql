insert into session_homonyme (ligne_id, autre_ligne_id, reponse, personne_id, dite_le) select min(id), max(id), 'DEUX_PERSONNES', (select min(id) from personne), now() from session_stagiaire having min(id) < max(id);
insert into stagiaire_fusionne (habilis_id, stagiaire_id, fusionne_le) select 'ZZZ00001', min(id), now() from stagiaire having min(id) is not null;
