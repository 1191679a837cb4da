import type { RoleType } from '../role/RoleType.ts';

/** What limits a role besides its attachment: dispositifs for RD, niveaux for E, nothing for the others (DN1). */
export type Perimetre = 'dispositifs' | 'niveaux' | null;

/** What must be chosen when a role is given: its dispositifs or niveaux (DN1). */
export function perimetreOfRole(type: RoleType): Perimetre {
  if (type === 'RD') return 'dispositifs';
  return type === 'E' ? 'niveaux' : null;
}
