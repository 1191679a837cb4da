import type { Capability } from '../capability.ts';
import type { RoleScope } from '../RoleScope.ts';
import { ROLE_TYPES } from '../RoleType.ts';
import { scopeOf } from '../scopeOf.ts';

const MARKS: Readonly<Record<RoleScope, string>> = {
  all: '✓',
  entite: 'e',
  caisse: 'c',
  dispositif: 'd',
  assigned: 'a',
  delegation: 'h',
  none: '–',
};

/** A capability's line of the matrix, in these columns: DM G E RC RD DL I R F ADM S CNH. */
export const marksOf = (capability: Capability): string =>
  ROLE_TYPES.map((role) => MARKS[scopeOf(role, capability)]).join(' ');
