import { isDemandeur } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';

/** Actions whose very name tells an avis or the network's own affairs. */
const INTERNAL: ReadonlySet<string> = new Set(['Irrecevable', 'SansExpertise', 'SeDessaisit']);

/** The action of a step as a role reads it: a demandeur learns that the demande moved, never what was thought of it (rules/demandes#avis). */
export const actionShownTo = (role: RoleType, action: string): string =>
  isDemandeur(role) && INTERNAL.has(action) ? 'Soumet' : action;
