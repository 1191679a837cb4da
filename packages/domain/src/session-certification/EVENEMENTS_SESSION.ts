import { always, chosen, type Evenements } from '../destinataire/destinataires.ts';

/** Mailed events about a certification session (rules/alerts#mails). */
export const EVENEMENTS_SESSION = {
  SESSION_CONFIEE: chosen('TACHES', 'F'),
  SESSION_RESULTATS: chosen('TACHES', 'F'),
  SESSION_A_VERIFIER: chosen('TACHES', 'DM', 'G', 'DL'),
  SESSION_A_FINIR: chosen('TACHES', 'DM', 'G', 'DL', 'RC'),
  SESSION_SUPPRESSION: chosen('ECHEANCES', 'DM', 'G', 'DL', 'F'),
  SESSION_SUPPRESSION_IMMINENTE: always('SUPPRESSION', 'DM', 'G', 'DL', 'F'),
  SESSION_SUPPRIMEE: chosen('ECHEANCES', 'DM', 'G', 'DL'),
} as const satisfies Evenements;
