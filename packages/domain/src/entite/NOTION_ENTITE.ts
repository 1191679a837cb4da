import type { Notion } from '../notion/Notion.ts';
import { chosen } from '../destinataire/destinataires.ts';

/** What an entite tells of itself (rules/alerts#mails). */
export const NOTION_ENTITE = {
  courriels: {
    ENTITE_FERMEE: chosen('TACHES', 'I', 'RC'),
    ENTITE_SANS_GESTIONNAIRE: chosen('TACHES', 'RC'),
    ENTITE_PARTIE_PRENANTE: chosen('TACHES', 'RC'),
    ENTITE_CAISSE: chosen('TACHES', 'DM', 'G', 'I', 'RC'),
  },
  actes: {
    entite: [
      'entite-creee',
      'entite-verifiee',
      'entite-fermee',
      'fin-activite',
      'fin-activite-levee',
      'caisse-changee',
      'entite.RechercheSiret',
    ],
  },
  objets: ['entite'],
} as const satisfies Notion;
