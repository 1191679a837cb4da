insert into evenement (type, objet_type, objet_id, numero, entite_id, valeurs, survenu_le)
  select 'habilitation-suspendue', 'habilitation', id, numero, entite_id, '{"debut":"2026-11-20"}', timestamptz '2026-11-20 10:00:00+00'
  from habilitation order by id limit 1;
