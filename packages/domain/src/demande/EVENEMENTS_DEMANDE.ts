import { chosen, type Evenements } from '../evenement/destinataires.ts';

/** What is told of a demande, whatever its kind. */
export const EVENEMENTS_DEMANDE = {
  TACHE_REPRISE: chosen('TACHES', 'I', 'RC', 'R', 'E', 'RD', 'CNH'),
} as const satisfies Evenements;
