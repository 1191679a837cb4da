import type { Notion } from '../notion/Notion.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { chosen } from '../destinataire/destinataires.ts';

/** What is published for many readers, and the support, tell of themselves (rules/alerts#mails). */
export const NOTION_CONTENU = {
  courriels: {
    ACTUALITE: chosen('ACTUALITES', ...ROLE_TYPES),
    MESSAGE: chosen('ACTUALITES', ...ROLE_TYPES),
  },
  actes: {
    contenu: [
      'actualite-creee',
      'actualite-modifiee',
      'actualite-supprimee',
      'actualites-rangees',
      'faq-creee',
      'faq-modifiee',
      'faq-supprimee',
      'categorie-faq-creee',
      'categorie-faq-modifiee',
      'categorie-faq-supprimee',
      'categories-faq-rangees',
      'manuel-cree',
      'manuel-modifie',
      'manuel-supprime',
      'message-envoye',
      'message-modifie',
      'message-retire',
      'message-termine',
      'message-supprime',
      'message-remis',
      'message-supprime-pour-tous',
      'message-support',
      'support-note',
      'reponse-prete-creee',
      'reponse-prete-modifiee',
      'reponse-prete-supprimee',
      'type-message-cree',
      'type-message-modifie',
      'type-message-supprime',
    ],
  },
  objets: [
    'actualite',
    'faq',
    'categorie-faq',
    'manuel',
    'message',
    'message-support',
    'reponse-prete',
    'type-message',
  ],
} as const satisfies Notion;
