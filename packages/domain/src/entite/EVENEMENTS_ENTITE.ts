import { chosen, type Evenements } from '../destinataire/destinataires.ts';

/** Mailed events about an entite (rules/alerts#mails). */
export const EVENEMENTS_ENTITE = {
  ENTITE_FERMEE: chosen('TACHES', 'I', 'RC'),
  ENTITE_SANS_GESTIONNAIRE: chosen('TACHES', 'RC'),
  ENTITE_PARTIE_PRENANTE: chosen('TACHES', 'RC'),
  ENTITE_CAISSE: chosen('TACHES', 'DM', 'G', 'I', 'RC'),
} as const satisfies Evenements;
