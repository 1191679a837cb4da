insert into fichier_attente (sha256, contenu, depose_le) values (repeat('a', 64), '\x255044460a', now());
