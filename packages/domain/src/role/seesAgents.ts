import { isDemandeur } from './roleGroup.ts';
import type { RoleType } from './RoleType.ts';

/** Whether a role sees the agents of a caisse by name; a demandeur sees the caisse (rules/demandes#steps). */
export const seesAgents = (role: RoleType): boolean => !isDemandeur(role);
