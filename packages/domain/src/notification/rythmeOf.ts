import { type Evenement, reglageOf } from './EVENEMENTS.ts';
import { preferencesOf, type Rythme, type StoredPreference } from './preferencesOf.ts';
import type { RoleType } from '../role/RoleType.ts';

/** How often a role gets mails about an event, null for never; imposed events cannot be switched off (rules/alerts#mails). */
export function rythmeOf(type: Evenement, role: RoleType, stored: readonly StoredPreference[]): Rythme | null {
  if (reglageOf(type, role)?.kind === 'impose') return 'IMMEDIAT';
  const wanted = preferencesOf(role, stored).find((preference) => preference.type === type);
  return wanted === undefined || wanted.canal === 'NONE' ? null : wanted.frequence;
}
