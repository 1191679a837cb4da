insert into echange_support (message_id, genre, auteur, texte, ecrit_le, cle_courriel, illisible)
  select min(id), 'SUITE', 'Zoé Petit', '', '2026-05-07T08:00:00Z'::timestamptz, '<5@example.org>', 'VIDE' from message_support;
