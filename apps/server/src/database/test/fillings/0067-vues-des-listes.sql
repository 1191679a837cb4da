insert into vue_liste (role_id, liste, nom, adresse, caisse_id, version, modifiee_le)
  values (1, 'taches', 'À rendre', '?echeance=7', 1, 2, now());
insert into vue_liste (role_id, liste, nom, adresse, caisse_id, version, modifiee_le)
  values (1, 'demandes', 'À rendre', '', null, 0, now());
