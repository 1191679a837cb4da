import { chosen, type Evenements } from '../destinataire/destinataires.ts';

/** The mailed event of a thread: somebody of the other side wrote (rules/alerts#mails, rules/rights#thread). */
export const EVENEMENTS_FIL = {
  FIL_MESSAGE: chosen('TACHES', 'DM', 'G', 'E', 'RC', 'RD', 'DL', 'I', 'R', 'CNH'),
} as const satisfies Evenements;
