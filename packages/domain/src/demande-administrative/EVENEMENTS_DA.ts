import { always, chosen, type Evenements } from '../destinataire/destinataires.ts';

/** Mailed events about a demande administrative (rules/dossier#steps, rules/alerts#mails). */
export const EVENEMENTS_DA = {
  DA_RECUE: always('RECEPTION', 'DM', 'G'),
  DA_COMPLEMENT: always('COMPLEMENT', 'DM', 'G'),
  DA_DECISION: always('DECISION', 'DM', 'G'),
  DA_SUSPENSION: { ...chosen('ECHEANCES', 'I'), ...always('SUSPENSION', 'DM', 'G') },
  DA_CORRIGEE: chosen('TACHES', 'DM', 'G'),
  // The caisse's manager may claim a demande too, and so is told of it (rules/dossier#steps).
  DA_A_INSTRUIRE: chosen('TACHES', 'I', 'RC'),
  DA_REJET_A_VALIDER: chosen('TACHES', 'RC'),
} as const satisfies Evenements;
