update fait_du_mois set nombre = nombre;
