insert into decision_commission (demande_id, date_cnh, decision, avec_complement, motif, date_debut, decideur_id, role_id,
    en_tant_que_par, prise_le, envoi_le, etat, traitee_le, annulee_par, obstacle, lettre)
  values (1, '2026-12-01', 'AJOURNE', true, 'Pièces « échues »', null, 2, 2, 1, '2026-12-01T10:00:00Z', '2026-12-01T10:30:00Z',
    'annulee', '2026-12-01T10:10:00Z', 2, 'demande.etape-modifiee', null),
  (1, '2026-12-01', 'ACCORDE', false, null, '2026-12-02', 2, 2, null, '2026-12-01T10:20:00Z', '2026-12-01T10:50:00Z',
    'envoyee', '2026-12-01T10:51:00Z', null, null, '{"demande": {}, "decision": {}}');
