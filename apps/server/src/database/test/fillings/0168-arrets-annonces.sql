insert into arret (version, mode, debut_le, fin_le, annonce_le, texte, finie_le)
  values (1, 'LECTURE_SEULE', timestamptz '2026-11-05 19:00:00+00', timestamptz '2026-11-05 19:30:00+00', timestamptz '2026-11-04 19:00:00+00', 'Une nouvelle version arrive.', timestamptz '2026-11-05 19:20:00+00');
