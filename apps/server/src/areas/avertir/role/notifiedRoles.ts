import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleTable } from '../../../database/tables/platform.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';

/** A role with what it wants to be told of. */
export type NotifiedRole = Pick<Selectable<RoleTable>, 'id' | 'type' | 'preferences' | 'preferences_version'> & {
  readonly personneId: number;
};

/** The live roles of active persons, with what they want to be told of. */
export const notifiedRoles = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'role.type', 'role.preferences', 'role.preferences_version'])
    .select('role.personne_id as personneId')
    .where('personne.etat', '=', 'active')
    .where(isLiveRole(now))
    .orderBy('role.id');
