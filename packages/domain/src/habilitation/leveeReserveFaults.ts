import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** What is wrong with the lifting of a reserve: what proves it is owed (rules/demandes#decision). */
export const leveeReserveFaults = ({ commentaire }: { readonly commentaire: string }): FieldFault[] =>
  faultIf(isEmpty(commentaire), 'commentaire', 'habilitation.commentaire-requis');
