insert into categorie_faq (intitule, rang) values ('Votre compte', 1);
insert into faq (version, publie, question, reponse, categorie_id, module, roles, recherche) values
  (2, true, 'Où écrire ?', '<p>Ici.</p>', 1, 'COMPTE', '{DM,G}', 'ou ecrire ici');
insert into manuel (intitule, module, roles, type_acces, fichier_id) values ('Le guide', 'DEMANDES', '{I}', 'ROLES', 1);
insert into message_support (cle, reference, personne_id, role_id, nom, prenom, email, objet, module, message, page, recu_le)
  values ('00000000-0000-4000-8000-0000000000aa', 'AS-2026-0001', 1, 1, 'Roussel', 'Élodie', 'elodie@example.org', 'SIRET',
    'DEMANDES', 'Il est refusé.', '/G/1', now());
insert into message_support_fichier (message_id, fichier_id, rang) values (1, 1, 0);
insert into defi_resolu (challenge, expire_le) values (repeat('b', 64), now());
insert into courriel (modele, personne_id, adresse, destinataire_prenom, destinataire_nom, repondre_a, valeurs, rythme, cree_le)
  values ('support-message', null, 'aide@example.org', '', '', 'elodie@example.org', '{}', 'IMMEDIAT', now());
insert into courriel_fichier (courriel_id, fichier_id) select max(id), 1 from courriel;
