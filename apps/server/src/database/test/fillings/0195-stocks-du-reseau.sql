update stock_demande set nombre = nombre;
update stock_habilitation set nombre = nombre;
update stock_certificat set nombre = nombre;
update stock_personne set nombre = nombre;
update stock_role set nombre = nombre;
