update historique_commentaire set date_seance = '2026-12-08' where id = 1;
