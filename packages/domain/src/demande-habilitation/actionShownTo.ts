import { isRequester } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';

/** Actions whose very name tells an opinion or the network's own affairs. */
const INTERNAL: ReadonlySet<string> = new Set(['Irrecevable', 'SansExpertise', 'SeDessaisit']);

/** The action of a step as a role reads it: a requester learns that the request moved, never what was thought of it (domain, C.4). */
export const actionShownTo = (role: RoleType, action: string): string =>
  isRequester(role) && INTERNAL.has(action) ? 'Soumet' : action;
