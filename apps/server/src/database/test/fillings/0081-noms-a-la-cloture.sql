-- The entite has another name since.
update certificat set raison_sociale = 'Lorraine Prévention d’avant', caisse = 'Carsat d’avant';
