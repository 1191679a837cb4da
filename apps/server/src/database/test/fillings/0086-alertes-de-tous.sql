-- Alerts for a caisse, one due and one that only tells.
insert into alerte (type, objet_type, objet_id, role_type, mrp_id, date_emission, date_echeance) values
  ('DA_A_INSTRUIRE', 'demande-administrative', 1, 'I', 1, '2026-11-02', '2026-12-02'),
  ('ENTITE_FERMEE', 'entite', 1, 'I', 1, '2026-11-02', null);
