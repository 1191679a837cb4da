update certificat_formateur set stagiaire_id = (select min(id) from stagiaire) where id = (select min(id) from certificat_formateur);
