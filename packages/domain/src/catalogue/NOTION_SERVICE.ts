import type { Notion } from '../notion/Notion.ts';

/** What the service tells of itself: how it is run and set, what it tells other programs, and who reads its trail. */
export const NOTION_SERVICE = {
  actes: {
    exploitation: [
      'exploitation.Reprend',
      'exploitation.OuvreAdresse',
      'exploitation.Renvoie',
      'exploitation.Laisse',
      'exploitation.Remet',
      'exercice-restauration',
      'reprise',
      'arret.Annonce',
      'arret.Change',
      'arret.Annule',
      'arret.Termine',
    ],
    reglage: [
      'reglage-modifie',
      'niveau-cree',
      'niveau-regle',
      'modele-certificat-cree',
      'modele-certificat-modifie',
      'modele-certificat-publie',
      'cle-certificat.Renouvelle',
      'cle-certificat.Compromet',
    ],
    webhook: [
      'webhook.Cree',
      'webhook.Change',
      'webhook.Supprime',
      'webhook.RemplaceSecret',
      'webhook.Suspend',
      'webhook.Reprend',
      'webhook.Essaie',
      'webhook.Rejoue',
      'webhook.Coupe',
    ],
    journal: ['journal-lu', 'journal-exporte', 'purge-journal', 'liste-exportee'],
  },
  objets: [
    'courriel',
    'adresse-ecartee',
    'file',
    'arret',
    'reglage',
    'dispositif-niveau',
    'modele-certificat',
    'cle-certificat',
    'webhook',
  ],
} as const satisfies Notion;
