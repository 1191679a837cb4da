import { chosen, type Evenements } from '../destinataire/destinataires.ts';

/** Mailed events about any demande. */
export const EVENEMENTS_DEMANDE = {
  TACHE_REPRISE: chosen('TACHES', 'I', 'RC', 'R', 'E', 'RD', 'CNH'),
  TACHE_SANS_TITULAIRE: chosen('TACHES', 'RC', 'R', 'RD'),
  TACHES_CONFIEES: chosen('TACHES', 'I', 'RC', 'R', 'E', 'RD', 'CNH'),
} as const satisfies Evenements;
