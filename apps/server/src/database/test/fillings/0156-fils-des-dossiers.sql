insert into fil (demande_administrative_id) select id from demande_administrative order by id limit 1;
insert into fil (demande_habilitation_id) select id from demande_habilitation order by id limit 1;
insert into fil (habilitation_id) select id from habilitation order by id limit 1;
insert into fil (session_id) select id from session_certification order by id limit 1;
insert into fil_message (fil_id, cle, cote, auteur_id, auteur_role_type, auteur_mrp_id, texte, ecrit_le)
  select fil.id, '9a1e7c64-51d0-4f0e-8a55-0f6a5b1c2d3e', 'EXAMEN', (select min(id) from personne), 'I', (select min(id) from mrp),
    'Votre plan est-il à jour ?', timestamptz '2026-11-20 10:00:00+00'
  from fil order by fil.id limit 1;
insert into fil_lecture (fil_id, personne_id, jusqua)
  select fil_id, (select min(id) from personne), id from fil_message;
