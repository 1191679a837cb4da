import { chosen, type Evenements } from '../evenement/destinataires.ts';

/** Mailed events about any demande. */
export const EVENEMENTS_DEMANDE = {
  TACHE_REPRISE: chosen('TACHES', 'I', 'RC', 'R', 'E', 'RD', 'CNH'),
} as const satisfies Evenements;
