import type { RoleType } from '../role/RoleType.ts';

/** The group that can take a step which waits for a role: those of the network, of one caisse, or of one dispositif. */
export type GroupeDuRole = 'reseau' | 'caisse' | 'dispositif';

const GROUPES: Readonly<Partial<Record<RoleType, GroupeDuRole>>> = {
  R: 'reseau',
  CNH: 'reseau',
  RC: 'caisse',
  RD: 'dispositif',
};

/** The group that a role must not leave empty, since what waits for it is on nobody else's list; null for the others (U943; rules/rights#what-hangs-on-it). */
export const groupeDuRole = (type: RoleType): GroupeDuRole | null => GROUPES[type] ?? null;
