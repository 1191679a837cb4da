update demande_administrative set complement = '{"demandeLe": "2026-11-18T09:00:00Z", "reponduLe": null,
  "points": [{"chemin": "adresse", "commentaire": "Le siège ?", "avant": [], "apres": null}]}';
insert into historique_commentaire (demande_type, demande_id, action_key, tache, tache_suivante, auteur_id, auteur_role_type,
    commentaire, partage)
  select 'DA', 1, 'DemandeComplement', 'da_instruction', 'da_complement', personne_id, type, 'Le siège ?', true
  from role where id = 1;
