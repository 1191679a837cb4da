-- A model with a version that is published and a draft, a picture, and a certificat that was issued with it.
insert into modele_certificat (version, dispositif_niveau_id, intitule, actif, cree_le)
  select 3, id, 'Certificat d’acteur', true, '2026-11-01T09:00:00Z' from dispositif_niveau order by id limit 1;
insert into modele_certificat_version (modele_id, numero, mode, format, date_debut_validite, date_fin_validite, contenu, publiee_le, publiee_par)
  select id, 1, 'INI', 'A4', '2026-11-01'::date, '2027-10-31'::date, '{"zones": []}'::jsonb, '2026-11-01T10:00:00Z'::timestamptz, 2 from modele_certificat
  union all select id, 2, null, 'A4', '2027-01-01', null, '{"zones": []}', null, null from modele_certificat;
insert into modele_certificat_fichier (version_id, fichier_id, champ)
  select version.id, fichier.id, 'fond' from modele_certificat_version version, (select min(id) as id from fichier) fichier where numero = 1;
update certificat set modele_a4_version_id = (select id from modele_certificat_version where numero = 1),
  modele_carte_version_id = (select id from modele_certificat_version where numero = 1);
