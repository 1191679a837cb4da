insert into depot_fichiers (identite) values ('00000000-0000-4000-8000-00000000000f');
