import type { NamedCall } from '@habilis/api/contract';
import { demandsSecondFactor, type Endpoint } from '@habilis/api/endpoint';
import type { RoleScope } from '@habilis/domain/role/RoleScope';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { Caller } from './Caller.ts';
import { isInScope } from './isInScope.ts';
import type { Subject } from './Subject.ts';

/** What a call must answer: a refusal with its title, or access granted, whatever the handler then answers. */
export type Outcome = 'admis' | `${number} ${string}`;

/** A caller's scopes over a call's objects; empty without the capability. */
export function scopesOf({ access }: Endpoint, { role }: Caller): RoleScope[] {
  if (access.kind !== 'capability' || role === null) return [];
  return access.anyOf.map((capability) => scopeOf(role.type, capability)).filter((scope) => scope !== 'none');
}

/** Whether an object is the caller's own, or readable by them. */
export function isOwnOrRead({ owners, readers }: Subject, { personneId, role }: Caller): boolean {
  if (readers !== undefined) return readers === 'tous' || (role !== null && readers.includes(role.type));
  return owners !== null && owners.personneId === personneId;
}

/** They depend on what they bear alone, whatever token is sent. */
const SIGN_INS: readonly string[] = ['session.authenticate', 'cleAcces.connexion', 'fournisseur.connexion'];

/** The outcome required by the contract's access, the capabilities and the domain's scopes, in the wire's order of refusal. */
export function expectedOutcome({ name, endpoint }: NamedCall, caller: Caller, subjects: readonly Subject[]): Outcome {
  const { access } = endpoint;
  if (endpoint.built === false) return '501 appel-a-venir';
  if (caller.standing === 'revoque' && !SIGN_INS.includes(name)) return '401 non-authentifie';
  if (access.kind === 'guest') return subjects.every(({ readers }) => readers === 'tous') ? 'admis' : '404 introuvable';
  if (caller.standing === 'invite') return '401 non-authentifie';
  if (caller.standing === 'role-d-autrui') return '403 role.inconnu';
  if (caller.lacksSecondFactor === true && demandsSecondFactor(endpoint)) return '403 second-facteur.attendu';
  if (access.kind === 'signed-in') {
    const isOwn = subjects.every((subject) => isOwnOrRead(subject, caller));
    return isOwn ? 'admis' : '404 introuvable';
  }
  if (caller.standing === 'sans-role') return '403 role.requis';
  const scopes = scopesOf(endpoint, caller);
  if (scopes.length === 0) return '403 role.non-autorise';
  // A call without scope accepts any existing object.
  const isFound = (subject: Subject) =>
    access.scope === 'none' ? subject.owners !== null : isInScope(scopes, caller, subject);
  return subjects.every(isFound) ? 'admis' : '404 introuvable';
}
