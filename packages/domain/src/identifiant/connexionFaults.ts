import type { FieldFault } from '../field-fault/faultIf.ts';
import { loginIdentifierOf } from './loginIdentifierOf.ts';

/** The words of an identifier that cannot be one (specification, section 5). */
const TITLES = {
  requis: 'compte.erreurs.identifiant-requis',
  'trop-long': 'compte.erreurs.identifiant-trop-long',
  'email-or-habilis-id-modele': 'compte.erreurs.email-or-habilis-id-modele',
} as const;

/** What is wrong with a typed identifier, at its path. */
export function identifiantFaults(typed: string, path: string): FieldFault[] {
  const identifier = loginIdentifierOf(typed);
  return identifier.ok ? [] : [{ path, title: TITLES[identifier.reason] }];
}

/** What a sign-in lacks before it is tried (specification, section 5; DX924). */
export const connexionFaults = ({
  username,
  password,
}: {
  readonly username: string;
  readonly password: string;
}): FieldFault[] => [
  ...identifiantFaults(username, 'username'),
  ...(password === '' ? [{ path: 'password', title: 'compte.erreurs.mot-de-passe-requis' }] : []),
];
