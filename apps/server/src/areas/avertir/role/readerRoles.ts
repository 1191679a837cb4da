import type { StoredPreference } from '@habilis/domain/notification/preferencesOf';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { AccountContext } from '../../../platform/Handler.ts';

/** A role that something may be meant for, with what it works for. */
export type ReaderRole = {
  readonly id: number;
  readonly type: RoleType;
  readonly entiteId: number | null;
  readonly mrpId: number | null;
  /** The caisse of the role itself, or of its entite. */
  readonly caisseId: number | null;
  readonly departement: string | null;
  readonly regime: string | null;
  readonly typeEntite: string | null;
};

/** The live roles with what they work for. */
const liveRoles = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('role')
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .select(['role.id', 'role.type', 'role.entite_id as entiteId', 'role.mrp_id as mrpId'])
    .select((eb) => eb.fn.coalesce('role.mrp_id', 'entite.caisse_id').as('caisseId'))
    .select(['entite.code_departement as departement', 'entite.regime', 'entite.type_entite as typeEntite'])
    .where(isLiveRole(now))
    .orderBy('role.id');

/** The role under which the call is made; without one, every live role of the person. */
export function readerRoles(context: AccountContext): Promise<ReaderRole[]> {
  const { personneId, role } = context.caller;
  return liveRoles(context.db, context.now)
    .where('role.personne_id', '=', personneId)
    .$if(role !== null, (query) => query.where('role.id', '=', role?.id ?? 0))
    .execute();
}

/** A role of a person who may be written to, with what they want to be told of. */
export type ToldReaderRole = ReaderRole & {
  readonly personneId: number;
  readonly preferences: readonly StoredPreference[];
};

/** The live roles of every active person, in batches of persons; all roles of a person come together. */
export async function* toldRolesInTurn(
  db: Kysely<Database>,
  now: Date,
  personsAtOnce = 500,
): AsyncGenerator<ToldReaderRole[]> {
  let after = 0;
  for (;;) {
    const persons = await db
      .selectFrom('personne')
      .select('id')
      .where('etat', '=', 'active')
      .where('id', '>', after)
      .orderBy('id')
      .limit(personsAtOnce)
      .execute();
    if (persons.length === 0) return;
    const ids = persons.map(({ id }) => id);
    yield await liveRoles(db, now)
      .select(['role.personne_id as personneId', 'role.preferences'])
      .where('role.personne_id', 'in', ids)
      .execute();
    after = Math.max(...ids);
  }
}
