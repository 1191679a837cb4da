update mrp set libelle = 'Carsat renommée ici' where code = 'NORD_EST';
