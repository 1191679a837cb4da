import type { Preference } from '@habilis/domain/notification/preferencesOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { below } from '../../../platform/below.ts';
import type { NotifiedRole } from './notifiedRoles.ts';

/** How what a role wants to be told is written. */
export type EcriturePreferences = {
  /** Writes what a role wants, as its next version. */
  readonly write: (db: Kysely<Database>, role: NotifiedRole, preferences: readonly Preference[]) => Promise<void>;
  /** Notes that its person has chosen. */
  readonly noteChosen: (db: Kysely<Database>, roleId: number) => Promise<void>;
};

/** Where what a role wants to be told is written: with the role. */
export const preferencesDeRole = below<EcriturePreferences>('préférences d’un rôle');
