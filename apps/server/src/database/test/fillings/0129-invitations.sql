insert into invitation (personne_id, entite_id, type, habilitation_ids, invite_par, invite_le)
select (select max(id) from personne), (select min(id) from entite), 'DL', '{1}', (select min(id) from personne), now();
