update entite set date_fin_activite = '2026-12-31', commentaire_date_fin = 'Cession d’activité',
  avant_fin = '{"etat": "active", "habilitations": [{"id": 1, "dateFin": null, "prorogee": false, "commentaire": null}], "roles": [{"id": 1, "finLe": null}], "finRoles": "2026-12-31T23:00:00Z"}',
  commentaire_affectation_caisse = 'Siège transféré', fermee_depuis = '2026-11-03',
  verification_siren = '{"resultat": "FERME", "raisonSociale": "ARDOISE", "verifieLe": "2026-11-03T04:00:00Z"}',
  verification_tentee_le = '2026-11-03T04:00:00Z' where id = 1;
