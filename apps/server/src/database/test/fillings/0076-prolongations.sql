-- An extension of a formateur's certificat, decided on behalf of another.
insert into certificat_formateur (personne_id, dispositif_niveau_id, date_obtention, date_fin)
  select 1, id, '2023-06-01', '2027-05-31' from dispositif_niveau order by id limit 1;
insert into prolongation_certificat (certificat_id, date_fin_avant, date_fin, motif, personne_id, en_tant_que_par, role_type, le)
  select max(id), '2026-05-31', '2027-05-31', 'Session de maintien reportée.', 2, 3, 'RD', '2026-05-02T08:00:00Z' from certificat_formateur;
