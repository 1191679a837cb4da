insert into consultation (personne_id, lecteur_id, role_type, objet, heure_le) values (1, 2, 'ADM', 'FICHE', '2026-11-20T09:00:00Z');
update message set par_courriel = true, courriel_le = '2026-11-20T09:00:00Z';
