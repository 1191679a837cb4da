update session_confiee set ouverte_le = timestamptz '2026-11-20 10:00:00+00';
