import type { RoleType } from '../role/RoleType.ts';

/** What a role works on beside what it is held for: schemes for RD, levels for E, nothing for another role (DN1). */
export type Perimetre = 'dispositifs' | 'niveaux' | null;

/** What is given with a role for it to work on (DN1). */
export function perimetreOfRole(type: RoleType): Perimetre {
  if (type === 'RD') return 'dispositifs';
  return type === 'E' ? 'niveaux' : null;
}
