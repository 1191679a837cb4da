insert into session_certification (numero, habilitation_id, etat, mode, date_session, date_fin_session, lieu_formation,
    lieu_formation_type, lieu_formation_adresse, lieu_formation_code_postal, lieu_formation_ville, plateforme_fixe_id,
    animateur_id, last_creator_updater_id)
  select 'S-2026-000001', habilitation_id, 'CLOTUREE', 'INI', '2026-11-02', '2026-11-03', 'FR', 'PLATEFORME_FIXE',
    '3 quai de l’Île', '59000', 'Lille', id, 1, 2 from habilitation_plateforme limit 1;
