update habilitation set fin_decidee_le = date '2026-11-20' where id = (select max(id) from habilitation);
update entite set fin_activite_decidee_le = date '2026-11-20' where id = (select max(id) from entite);
