insert into lien_fournisseur (personne_id, emetteur, sujet, email, cree_le, utilise_le)
  select id, 'https://fournisseur.example', 'sujet-' || id, 'essai@example.org', '2026-11-01', '2026-11-02' from personne order by id limit 1;
insert into identite_presentee values
  ('empreinte', 'connexion', 'https://fournisseur.example', 'sujet', '{"nom": "Essai", "prenom": "Un", "email": null, "siret": null}', true, '2026-11-01', '2026-11-01', 'scelle', '2026-11-02');
update jeton set siret = '01023145400017', est_multifacteur = true, id_token = 'scelle';
