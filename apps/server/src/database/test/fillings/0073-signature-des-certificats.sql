-- A key in use, one that leaked, a certificat that replaces another, a revocation that was applied and one that was cancelled.
insert into cle_certificat (id, cle_publique, cle_privee, cree_le, retiree_le, compromise_le, personne_id) values
  (4817, decode(repeat('ab', 32), 'hex'), 'scellé', '2026-11-01T09:00:00Z', '2026-11-10T09:00:00Z', '2026-11-10T09:00:00Z', 2),
  (21507, decode(repeat('cd', 32), 'hex'), null, '2026-11-10T09:00:00Z', null, null, null);
update certificat set statut = 'REVOQUE', charge = decode('0112d1', 'hex'), signature = decode(repeat('ef', 64), 'hex'), cle_id = 4817;
insert into certificat (numero, session_id, session_stagiaire_id, stagiaire_id, entite_id, habilitation_id, dispositif_niveau_id, mode, nom,
    prenom, date_obtention, date_fin, formateur_id, cree_le, code_court, remplace_id)
  select 'SST-1-2026-004818', session_id, session_stagiaire_id, stagiaire_id, entite_id, habilitation_id, dispositif_niveau_id, mode, 'D’Œuvre',
    'Élodie', date_obtention, date_fin, formateur_id, '2026-11-12T09:00:00Z', '7K3M9QX2AB10', id from certificat order by id limit 1;
insert into revocation_certificat (certificat_id, motif, texte, personne_id, en_tant_que_par, role_type, decidee_le, applique_le, appliquee_le,
    annulee_le, annulee_par)
  select id, 'REMPLACE', 'Faute de frappe', 2, 4, 'ADM', '2026-11-12T09:00:00Z'::timestamptz, '2026-11-12T09:00:00Z'::timestamptz,
    '2026-11-12T09:00:00Z'::timestamptz, null::timestamptz, null::integer from certificat where statut = 'REVOQUE'
  union all
  select id, 'AUTRE', 'Par mégarde', 2, null, 'S', '2026-11-13T09:00:00Z', '2026-11-13T09:10:00Z', null, '2026-11-13T09:05:00Z', 2
  from certificat where statut = 'VALIDE';
