insert into parametre_modification (cle, avant, apres, motif, personne_id, faite_le)
  select 'delaiSuspensionJours', '25', '20', 'Engagement de service', min(id), timestamptz '2026-11-20 10:00:00+00' from personne;
