import { rythmeOf } from './rythmeOf.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { Evenement } from './EVENEMENTS.ts';
import { RYTHMES, type Rythme, type StoredPreference } from './preferencesOf.ts';

/** Among a person's roles, the one that gets an event common to all: the soonest told, then the first; null when none is told (M11). */
export function toldRole<R extends { readonly type: RoleType; readonly preferences: readonly StoredPreference[] }>(
  evenement: Evenement,
  roles: readonly R[],
): { readonly role: R; readonly rythme: Rythme } | null {
  const wishes = roles.map((role) => ({ role, rythme: rythmeOf(evenement, role.type, role.preferences) }));
  for (const rythme of RYTHMES) {
    const wish = wishes.find((one) => one.rythme === rythme);
    if (wish !== undefined) return { role: wish.role, rythme };
  }
  return null;
}
