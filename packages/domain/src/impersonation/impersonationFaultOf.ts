import { can } from '../role/can.ts';
import { isAdmin } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';

/** Why an impersonation is refused. */
export type ImpersonationFault = 'non-autorise' | 'soi-meme' | 'compte-inactif' | 'personne-protegee';

/** A person, as far as it decides: whether they may sign in, and their live roles. */
export type ImpersonationParty = {
  readonly habilisId: string;
  readonly isActive: boolean;
  readonly roles: readonly RoleType[];
};

/** Why one person may not act as another, null when they may; checked at the start and at every call (S16, IM3). */
export function impersonationFaultOf(acteur: ImpersonationParty, cible: ImpersonationParty): ImpersonationFault | null {
  if (!acteur.isActive || !acteur.roles.some((role) => can(role, 'impersonate'))) return 'non-autorise';
  if (acteur.habilisId === cible.habilisId) return 'soi-meme';
  if (cible.roles.some(isAdmin)) return 'personne-protegee';
  return cible.isActive ? null : 'compte-inactif';
}
