import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { hasWords } from '../rich-text/hasWords.ts';

/** A question as it is written; its category may be missing while it is typed. */
export type FaqDraft = {
  readonly question: string;
  readonly reponse: string;
  readonly categorieFaq: { readonly id: number } | null;
};

/** Why a question cannot be kept (AS11). */
export const faqFaults = ({ question, reponse, categorieFaq }: FaqDraft): FieldFault[] => [
  ...faultIf(!hasWords(question), 'question', 'champ.requis'),
  ...faultIf(!hasWords(reponse), 'reponse', 'champ.requis'),
  ...faultIf(categorieFaq === null, 'categorieFaq', 'champ.requis'),
];

/** Why a category cannot be kept (AS11). */
export const categorieFaqFaults = ({ intituleCategorie }: { readonly intituleCategorie: string }): FieldFault[] =>
  faultIf(!hasWords(intituleCategorie), 'intituleCategorie', 'champ.requis');
