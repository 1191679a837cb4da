update role set successeur_id = (select max(id) from personne) where id = (select max(id) from role where fin_le is null);
