import { isAdmin, isMrp } from './roleGroup.ts';
import type { RoleType } from './RoleType.ts';

/** Whether a role acts for the network, not for an entite (rules/rights#matrix). */
export const actsForNetwork = (role: RoleType): boolean => isMrp(role) || isAdmin(role);

/** Why a person may not act under a role on what concerns an entite: nobody acts for the network where they, or whoever acts in their name, have a part in it (rules/rights#both-sides). */
export const refusalOfPartiePrenante = (
  role: RoleType,
  personneIds: readonly number[],
  parties: Pick<ReadonlySet<number>, 'has'>,
): 'role.partie-prenante' | null =>
  actsForNetwork(role) && personneIds.some((id) => parties.has(id)) ? 'role.partie-prenante' : null;
