-- A mail with what it repeats, one that was ciphered, and an automatic one.
insert into echange_support (message_id, genre, auteur, texte, ecrit_le, cle_courriel, suite, illisible)
  select min(id), 'SUITE', 'Zoé Petit', 'Merci.', '2026-05-04T08:00:00Z'::timestamptz, '<2@example.org>', '> Redemandez le lien.', null from message_support
  union all select min(id), 'SUITE', 'Zoé Petit', '', '2026-05-05T08:00:00Z'::timestamptz, '<3@example.org>', null, 'CHIFFRE' from message_support
  union all select min(id), 'AUTOMATIQUE', 'Zoé Petit', 'Je suis absente.', '2026-05-06T08:00:00Z'::timestamptz, '<4@example.org>', null, null from message_support;
