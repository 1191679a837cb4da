insert into audit (action, detail, fait_le, requete) values ('essai', '{}', timestamptz '2026-11-20 10:00:00+00', '7f3c-90ab');
insert into audit_chaine (rang, audit_id, feuille, empreinte)
  select fin.rang + 1, entree.id, entree.feuille, encode(sha256(convert_to(fin.empreinte || entree.feuille, 'UTF8')), 'hex')
  from (select rang, empreinte from (select rang, empreinte from audit_chaine union all select rang_fin, empreinte from audit_ancre) fins
      order by rang desc limit 1) fin,
    (select id, encode(sha256(convert_to((jsonb_build_array(id, personne_id, role_id, en_tant_que_par, action, objet_type, objet_id, detail,
      to_char(fait_le at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), sel) || jsonb_build_array(jsonb_build_object('requete', requete)))::text, 'UTF8')), 'hex') as feuille
      from audit where requete = '7f3c-90ab') entree;
update audit_etat set verifie_le = timestamptz '2026-11-20 11:00:00+00';
