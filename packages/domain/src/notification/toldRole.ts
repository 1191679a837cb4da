import { rythmeOf } from './rythmeOf.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { Evenement } from './EVENEMENTS.ts';
import { RYTHMES, type Rythme, type StoredPreference } from './preferencesOf.ts';

/** Of a person's roles, the one under which they are told of what concerns them all: that which is told soonest, the first of several; null when none is (M11). */
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
