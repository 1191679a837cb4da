update dispositif_niveau set ouvert = false, niveau_formateur_id = 1, tolerance_mac_mois = 12, duree_session_max_jours = 30;
insert into role_dispositif (role_id, dispositif_id) values (2, 1);
insert into role_dispositif_niveau (role_id, dispositif_niveau_id) values (2, 1);
