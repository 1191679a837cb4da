insert into parametre (cle, valeur) values ('delaiInstructionDaJours', '45');
