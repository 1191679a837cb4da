import { isMrp, isDemandeur } from './roleGroup.ts';
import type { RoleType } from './RoleType.ts';

/** On which side of a demande a role writes, each side with its own unsent comment; the other roles only read (rules/demandes#steps). */
export function sideOf(role: RoleType): 'demandeur' | 'caisse' | null {
  if (isDemandeur(role)) return 'demandeur';
  return isMrp(role) ? 'caisse' : null;
}
