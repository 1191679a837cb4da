update demande_habilitation set version_tache = 2;
