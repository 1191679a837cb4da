update session_stagiaire set nom_inscrit = 'Petit', prenom_inscrit = 'Luc' where id = (select min(id) from session_stagiaire);
