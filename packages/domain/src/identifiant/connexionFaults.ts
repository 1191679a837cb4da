import type { FieldFault } from '../field-fault/faultIf.ts';
import { loginIdentifierOf } from './loginIdentifierOf.ts';

/** What is wrong with a typed identifier, at its path (V1). */
export function identifiantFaults(typed: string, path: string): FieldFault[] {
  const identifier = loginIdentifierOf(typed);
  return identifier.ok ? [] : [{ path, title: `compte.erreurs.${identifier.reason}` }];
}

/** What a sign-in lacks before it is tried (V18; DX924). */
export const connexionFaults = (typed: { readonly username: string; readonly password: string }): FieldFault[] => [
  ...identifiantFaults(typed.username, 'username'),
  ...(typed.password === '' ? [{ path: 'password', title: 'compte.erreurs.mot-de-passe-requis' }] : []),
];
