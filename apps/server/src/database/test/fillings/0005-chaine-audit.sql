insert into audit (personne_id, action) values (1, 'connexion');
