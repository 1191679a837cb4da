update session_certification set groupe_min = 4, groupe_max = 12 where soumise_le is not null;
