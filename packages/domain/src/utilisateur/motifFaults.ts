import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** What is wrong with the block of an account, or with the reset of its second step: their reason is owed (U10, U16). */
export const motifFaults = ({ motif }: { readonly motif: string }): FieldFault[] =>
  faultIf(isEmpty(motif), 'motif', 'utilisateur.motif-requis');
