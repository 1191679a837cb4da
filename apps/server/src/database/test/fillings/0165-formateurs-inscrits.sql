insert into formateur_inscrit (entite_id, dispositif_niveau_id, personne_id, inscrit_le)
  select h.entite_id, h.dispositif_niveau_id, (select min(id) from personne), timestamptz '2026-11-20 10:00:00+00'
  from habilitation h order by h.id limit 1;
