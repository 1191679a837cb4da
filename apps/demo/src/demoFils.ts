import type { GivenFil } from '@habilis/server/builders/addAide';

/** Messages to the support of the demonstration, one at least in each state. */
export const DEMO_FILS: readonly GivenFil[] = [
  {
    expediteur: 'LPF20001',
    objet: 'Changer l’adresse électronique de mon compte',
    module: 'COMPTE',
    message: 'Bonjour,\n\nJe change d’adresse le mois prochain. Dois-je créer un nouveau compte ?',
    jours: 21,
    etat: 'CLOS',
    responsable: 'SUP93001',
    echanges: [
      {
        genre: 'REPONSE',
        auteur: 'SUP93001',
        texte:
          'Bonjour,\n\nGardez le même compte : changez l’adresse depuis « Mon compte ». Un lien de confirmation vous parviendra.',
        apresHeures: 3,
      },
    ],
  },
  {
    expediteur: { nom: 'Petit', prenom: 'Zoé', email: 'zoe.petit@example.org' },
    objet: 'Mon lien d’activation ne marche plus',
    module: 'COMPTE',
    message: 'Je l’ai ouvert trop tard. Que faire ?',
    jours: 6,
    etat: 'REPONDU',
    responsable: 'ADM92001',
    echanges: [
      { genre: 'NOTE', auteur: 'SUP93001', texte: 'Compte créé il y a dix jours, jamais activé.', apresHeures: 1 },
      {
        genre: 'REPONSE',
        auteur: 'ADM92001',
        texte: 'Bonjour,\n\nDemandez un nouveau lien depuis la page de connexion : il vaut sept jours.',
        apresHeures: 4,
      },
    ],
  },
  {
    expediteur: 'LPF20001',
    objet: 'Le SIRET de notre entité est refusé',
    module: 'DEMANDES',
    message: 'Bonjour,\n\nLe formulaire refuse notre SIRET, pourtant exact. L’établissement a déménagé en octobre.',
    jours: 4,
    etat: 'EN_COURS',
    responsable: 'SUP93001',
  },
  {
    expediteur: { nom: 'Garnier', prenom: 'Paul', email: 'paul.garnier@example.org' },
    objet: 'Vérifier le certificat d’un intérimaire',
    module: 'CERTIFICATS',
    message: 'Bonjour,\n\nLe code du certificat est illisible sur la photocopie que l’on m’a remise.',
    jours: 1,
    etat: 'NOUVEAU',
  },
];

/** Answers kept ready in the demonstration. */
export const DEMO_REPONSES_PRETES = [
  {
    intitule: 'Lien d’activation expiré',
    texte:
      'Bonjour,\n\nDemandez un nouveau lien depuis la page de connexion : il vaut sept jours.\n\nL’assistance Habilis',
  },
  {
    intitule: 'SIRET refusé',
    texte:
      'Bonjour,\n\nNous vérifions chaque SIRET au registre des entreprises. Après un déménagement, le nouvel établissement peut mettre quelques jours à y paraître : réessayez, ou joignez un extrait récent à votre dossier.\n\nL’assistance Habilis',
  },
];
