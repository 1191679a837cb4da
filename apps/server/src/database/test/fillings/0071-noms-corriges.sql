update session_stagiaire set nom_corrige = 'Petit-Jean', prenom_corrige = 'Luc' where id = (select min(id) from session_stagiaire);
update session_certification set suppression_faute = true where etat = 'SUPPRIMEE';
