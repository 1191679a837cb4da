import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** What is wrong with the name of a second factor: one is owed. */
export const nomFaults = ({ nom }: { readonly nom: string }): FieldFault[] =>
  faultIf(isEmpty(nom), 'nom', 'compte.securite.nom-requis');

/** What is wrong with the code of a second step: one is owed. */
export const codeFaults = ({ code }: { readonly code: string }): FieldFault[] =>
  faultIf(isEmpty(code), 'code', 'invite.etape.code-requis');

/** What is wrong with a new authenticator application: its first code and a name are owed. */
export const applicationFaults = (typed: { readonly code: string; readonly nom: string }): FieldFault[] => [
  ...faultIf(isEmpty(typed.code), 'code', 'compte.securite.code-requis'),
  ...nomFaults(typed),
];
