import { always, chosen, type Evenements } from '../destinataire/destinataires.ts';

/** Mailed events about a habilitation (rules/demandes#modes, rules/alerts#mails). */
export const EVENEMENTS_HAB = {
  HAB_FIN_PROCHE: chosen('ECHEANCES', 'DM', 'G', 'RD'),
  RESERVE_A_LEVER: chosen('ECHEANCES', 'DM', 'G', 'RD'),
  HAB_SUSPENDUE: always('SUSPENSION', 'DM', 'G', 'DL'),
  HAB_ROMPUE: always('SUSPENSION', 'DM', 'G', 'DL'),
  HAB_MODIFIEE: always('DECISION', 'DM', 'G', 'DL'),
  SUSPENSION_A_CONFIRMER: chosen('TACHES', 'RD'),
  SUSPENSION_RAPPEL: chosen('ECHEANCES', 'RC', 'RD', 'CNH', 'ADM', 'S'),
} as const satisfies Evenements;
