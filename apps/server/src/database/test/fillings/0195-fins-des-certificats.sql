update fin_certificat set nombre = nombre;
