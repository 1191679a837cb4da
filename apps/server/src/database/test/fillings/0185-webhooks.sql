insert into webhook (nom, entite_id, adresse, types, secret, secret_le, responsable_id, cree_le)
  select 'Planning', (select min(id) from entite), 'https://planning.example.org/habilis', array['session-cloturee', 'certificat-delivre'],
    'scellé', timestamptz '2026-11-20 10:00:00+00', (select min(id) from role), timestamptz '2026-11-20 10:00:00+00';
insert into webhook (nom, caisse_id, adresse, types, secret, secret_le, ancien_secret, ancien_secret_jusque, cree_le, arrete_le, arrete_motif, derniere_le, dernier_resultat, dernier_statut)
  select 'Caisse', (select min(id) from mrp), 'https://caisse.example.org/habilis', array['decision-rendue'], 'scellé', timestamptz '2026-11-20 10:00:00+00',
    'scellé avant', timestamptz '2026-11-21 10:00:00+00', timestamptz '2026-11-10 10:00:00+00', timestamptz '2026-11-25 10:00:00+00', 'ECHECS', timestamptz '2026-11-25 09:00:00+00', 'REFUS', 503;
insert into webhook_livraison (webhook_id, evenement_id, message_id, type, objet_type, objet_id, numero, survenu_le, etat, tentatives, depuis, prochaine_le)
  select id, 1, 'msg_1', 'session-cloturee', 'session-certification', 1, 'S-2026-1', timestamptz '2026-11-22 10:00:00+00', 'REMISE', 1,
    timestamptz '2026-11-22 10:00:00+00', null
  from webhook where nom = 'Planning';
insert into webhook_tentative (livraison_id, faite_le, duree_ms, resultat, statut, reponse)
  select id, timestamptz '2026-11-22 10:00:02+00', 84, 'REMISE', 204, '' from webhook_livraison;
insert into webhook_livraison (webhook_id, evenement_id, message_id, type, objet_type, objet_id, numero, survenu_le, etat, tentatives, depuis, prochaine_le, prise_jusque)
  select id, 2, 'msg_2', 'decision-rendue', 'demande-habilitation', 1, 'DH-2026-1', timestamptz '2026-11-22 10:00:00+00', 'ATTENTE', 3,
    timestamptz '2026-11-22 10:00:00+00', timestamptz '2026-11-22 11:00:00+00', timestamptz '2026-11-22 10:37:00+00'
  from webhook where nom = 'Caisse';
