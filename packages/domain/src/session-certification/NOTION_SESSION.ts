import type { Notion } from '../notion/Notion.ts';
import { TYPES_EVENEMENT_SESSION, type ValeursEvenementSession } from './TYPES_EVENEMENT_SESSION.ts';
import { always, chosen } from '../destinataire/destinataires.ts';
import { happens } from '../notion/happens.ts';

/** What a certification session tells of itself (rules/alerts#mails; decision 0200). */
export const NOTION_SESSION = {
  courriels: {
    SESSION_CONFIEE: chosen('TACHES', 'F'),
    SESSION_RESULTATS: chosen('TACHES', 'F'),
    SESSION_A_VERIFIER: chosen('TACHES', 'DM', 'G', 'DL'),
    SESSION_A_FINIR: chosen('TACHES', 'DM', 'G', 'DL', 'RC'),
    SESSION_SUPPRESSION: chosen('ECHEANCES', 'DM', 'G', 'DL', 'F'),
    SESSION_SUPPRESSION_IMMINENTE: always('SUPPRESSION', 'DM', 'G', 'DL', 'F'),
    SESSION_SUPPRIMEE: chosen('ECHEANCES', 'DM', 'G', 'DL'),
  },
  evenements: { 'session-certification': happens<ValeursEvenementSession>()(TYPES_EVENEMENT_SESSION) },
  actes: {
    session: [
      'session-certification.Enregistre',
      'session-certification.EnregistreResultats',
      'session-certification.EnregistreVerification',
      'session-certification.PrepareMac',
      'session-certification.Recherche',
      'session-certification.RechercheFormateur',
    ],
  },
  objets: ['session-certification'],
} as const satisfies Notion;
