import { periodeDiffusion } from '@habilis/domain/message/periodeDiffusion';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { MessageTable } from '../../../database/tables/tableauDeBord.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { readerRoles } from '../../avertir/role/readerRoles.ts';
import { type Cible, isCibleSql } from './cibleSql.ts';

export type MessageRow = Selectable<MessageTable> & {
  readonly nom: string;
  readonly prenom: string;
  /** Whether the caller has opened it. */
  readonly lu: boolean;
};

async function ciblesOf(db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlyMap<number, readonly Cible[]>> {
  const rows = await db
    .selectFrom('message_cible')
    .select(['message_id as id', 'role_type as roleType', 'criteres'])
    .where('message_id', 'in', ids)
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}

/** Those of some messages whose targets find one of the roles. */
async function reaching(
  { db, today }: Pick<AccountContext, 'db' | 'today'>,
  ids: readonly number[],
  roleIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const cibles = await ciblesOf(db, ids);
  const found = await sql<{ id: number }>`${sql.join(
    ids.map(
      (id) => sql`select ${id}::integer as id where exists (
        select from role left join entite on entite.id = role.entite_id
        where role.id = any(${[...roleIds]}::integer[]) and ${isCibleSql(cibles.get(id) ?? [], today)})`,
    ),
    sql` union all `,
  )}`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

/** The messages shown today that reach the caller, dismissed ones included; those not yet opened first, then the latest (M7). */
export async function messagesFor(context: AccountContext): Promise<MessageRow[]> {
  const { db, today, settings, caller } = context;
  const roles = await readerRoles(context);
  const types = roles.map(({ type }) => type);
  if (types.length === 0) return [];
  const rows = await db
    .selectFrom('message')
    .innerJoin('personne', 'personne.id', 'message.diffuseur_id')
    .selectAll('message')
    .select(['personne.nom', 'personne.prenom'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('message_lecture')
          .select('message_lecture.message_id')
          .whereRef('message_lecture.message_id', '=', 'message.id')
          .where('message_lecture.personne_id', '=', caller.personneId),
      )
        .$castTo<boolean>()
        .as('lu'),
    )
    .where('message.terminee_le', 'is', null)
    .where((eb) => eb.or([eb('date_fin_diffusion', 'is', null), eb('date_fin_diffusion', '>=', today)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('message_cible')
          .select('message_cible.rang')
          .whereRef('message_cible.message_id', '=', 'message.id')
          .where('message_cible.role_type', 'in', types),
      ),
    )
    .orderBy('lu')
    .orderBy((eb) => eb.fn.coalesce('date_debut_diffusion', 'date_creation'), 'desc')
    .orderBy('message.id', 'desc')
    .execute();
  const shown = rows.filter((row) => {
    const { debut, fin } = periodeDiffusion(
      {
        dateDebutDiffusion: row.date_debut_diffusion,
        dateFinDiffusion: row.date_fin_diffusion,
        dateCreation: row.date_creation,
      },
      settings,
    );
    return debut <= today && today <= fin;
  });
  const found = await reaching(
    context,
    shown.map(({ id }) => id),
    roles.map(({ id }) => id),
  );
  return shown.filter(({ id }) => found.has(id));
}
