update demande_complement_point set motif = 'perime' where id = 1;
