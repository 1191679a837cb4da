insert into calendrier (role_id, empreinte, cree_le, lu_le) values (1, repeat('c', 43), now(), now());
update demande_administrative set donnees_validees = '{"declarationUrssaf": true, "dateAttestationUrssaf": "2026-09-01"}';
