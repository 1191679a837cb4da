import { ROLE_TYPES } from '../../role/RoleType.ts';
import { type Evenement, reglageOf } from '../EVENEMENTS.ts';

/** The roles that choose an event with its category, and those that always get it with the reason: `TACHES G RC`, `DECISION DM`. */
export function toldOf(type: Evenement): readonly string[] {
  const told = new Map<string, string[]>();
  for (const role of ROLE_TYPES) {
    const reglage = reglageOf(type, role);
    if (reglage === null) continue;
    const why = reglage.kind === 'choisi' ? reglage.categorie : reglage.motif;
    told.set(why, [...(told.get(why) ?? []), role]);
  }
  return [...told].map(([why, roles]) => [why, ...roles].join(' '));
}
