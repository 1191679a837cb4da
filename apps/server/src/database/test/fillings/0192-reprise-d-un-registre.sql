-- A certificat taken over beside ours, and what its register called an entite.
insert into reprise (genre, ancien, objet_id) select 'entites', 'ANCIEN-' || id, id from entite where id = (select min(id) from entite);
insert into certificat (numero, stagiaire_id, entite_id, habilitation_id, dispositif_niveau_id, mode, nom, prenom, date_obtention, formateur_id, repris_de)
  select 'CERT/2019/123', stagiaire_id, entite_id, habilitation_id, dispositif_niveau_id, mode, nom, prenom, date '2019-05-31', formateur_id, 'C-1'
  from certificat where id = (select min(id) from certificat);
