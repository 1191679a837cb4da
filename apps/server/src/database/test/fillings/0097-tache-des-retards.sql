insert into alerte (type, objet_type, objet_id, role_type, mrp_id, date_emission, date_echeance, valeurs) values
  ('DH_EN_RETARD', 'demande-habilitation', 1, 'RC', 1, '2026-11-20', '2026-12-05', '{"tache": "instruction"}');
