import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { hasWords } from '../rich-text/hasWords.ts';
import { LONGUEUR_MESSAGE } from './DOSSIERS_FIL.ts';

/** Why a message cannot be sent: it says nothing, or more than a message holds (rules/rights#thread). */
export const messageFilFaults = ({ texte }: { readonly texte: string }): FieldFault[] => [
  ...faultIf(!hasWords(texte), 'texte', 'champ.requis'),
  ...faultIf(texte.length > LONGUEUR_MESSAGE, 'texte', 'champ.trop-long'),
];
