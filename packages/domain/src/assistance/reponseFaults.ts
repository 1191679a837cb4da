import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { hasWords } from '../rich-text/hasWords.ts';

/** Why a text cannot be sent or noted: it says nothing. */
export const reponseFaults = ({ texte }: { readonly texte: string }): FieldFault[] =>
  faultIf(!hasWords(texte), 'texte', 'champ.requis');

/** Why a ready answer cannot be kept (AS24). */
export const reponsePreteFaults = (reponse: { readonly intitule: string; readonly texte: string }): FieldFault[] => [
  ...faultIf(!hasWords(reponse.intitule), 'intitule', 'champ.requis'),
  ...reponseFaults(reponse),
];
