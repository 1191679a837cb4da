import type { CalculCible } from '@habilis/api/message/Message';
import type { CibleMessage } from '@habilis/api/type-message/CibleMessage';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { CalculCibleTable } from '../../../database/tables/tableauDeBord.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { job } from '../../../platform/jobs/Job.ts';
import { refuse } from '../../../platform/Refusal.ts';
import type { Services } from '../../../platform/Services.ts';
import type { Cible } from './cibleSql.ts';
import { heldCibles } from './portee.ts';
import { areAll, countVises, countViseesDuRole, sampleOf } from './rolesVises.ts';

/** A count is forgotten so many minutes after it was asked for (M3). */
export const VIE_CALCUL_MINUTES = 15;
const MINUTE_MS = 60_000;

/** Counts the recipients that a row asks for; somebody waits for it. */
export const comptage = job<{ readonly calculId: number }>('messages-compte', { pollSeconds: 1 });

const oldest = (now: Date) => new Date(now.getTime() - VIE_CALCUL_MINUTES * MINUTE_MS);

const presented = (row: Selectable<CalculCibleTable>): CalculCible => ({
  id: row.id,
  etat: row.etat === 'ABANDONNE' ? 'ERREUR' : row.etat,
  nbDestinataires: row.nb_destinataires,
  parRole: row.par_role,
  estTous: row.est_tous,
  echantillon: row.echantillon,
});

const criteresOf = (cibles: CalculCibleTable['cibles']['__select__']): Cible[] =>
  cibles.map(({ roleType, cibleMessageCriterias }) => ({ roleType, criteres: cibleMessageCriterias }));

/** Has the recipients of targets counted in the background, within the caller's scope. */
export async function startCalcul(context: RoleContext, asked: readonly CibleMessage[]): Promise<CalculCible> {
  const { db, now, caller, jobs } = context;
  const held = await heldCibles(context, asked);
  if (held === null) {
    throw refuse.badRequest('donnees-invalides', [{ path: 'ciblesMessage', title: 'messages.erreurs.hors-perimetre' }]);
  }
  const cibles = held.map(({ roleType, criteres }) => ({ roleType, cibleMessageCriterias: criteres }));
  const row = await db
    .insertInto('calcul_cible')
    .values({ role_id: caller.role.id, cibles: JSON.stringify(cibles), cree_le: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await jobs.send(comptage, { calculId: row.id }, db);
  return presented(row);
}

/** A count as far as it is; 404 once it is given up or forgotten (M3). */
export async function readCalcul({ db, now }: RoleContext, id: number): Promise<CalculCible> {
  const row = await db
    .selectFrom('calcul_cible')
    .selectAll()
    .where('id', '=', id)
    .where('etat', '<>', 'ABANDONNE')
    .where('cree_le', '>', oldest(now))
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return presented(row);
}

/** Gives up a count: its work stops at the next role (M3). */
export async function abandonCalcul({ db }: RoleContext, id: number): Promise<void> {
  await db.updateTable('calcul_cible').set({ etat: 'ABANDONNE' }).where('id', '=', id).execute();
}

/** Writes a part of a count; false when nobody waits for it any more. */
async function keep(db: Kysely<Database>, id: number, changes: Updateable<CalculCibleTable>): Promise<boolean> {
  const row = await db
    .updateTable('calcul_cible')
    .set(changes)
    .where('id', '=', id)
    .where('etat', '=', 'EN_COURS')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function count(db: Kysely<Database>, id: number, cibles: readonly Cible[], now: Date): Promise<void> {
  const parRole: { roleType: RoleType; nbDestinataires: number }[] = [];
  for (const roleType of new Set(cibles.map((cible) => cible.roleType))) {
    parRole.push({ roleType, nbDestinataires: await countViseesDuRole(db, cibles, roleType, now) });
    if (!(await keep(db, id, { par_role: JSON.stringify(parRole) }))) return;
  }
  const [first, ...others] = parRole;
  // Of several roles, some persons hold two.
  const nb = others.length === 0 ? (first?.nbDestinataires ?? 0) : await countVises(db, cibles, now);
  await keep(db, id, {
    nb_destinataires: nb,
    est_tous: await areAll(db, cibles, { nb, now }),
    echantillon: JSON.stringify(await sampleOf(db, cibles, { nb, now })),
    etat: 'TERMINE',
  });
}

/** The job that counts, one role after another, so that what is found is told as it comes (M3). */
export async function runCalcul(
  { connection: { db }, now, log }: Pick<Services, 'connection' | 'now' | 'log'>,
  { calculId }: { readonly calculId: number },
): Promise<void> {
  const row = await db
    .selectFrom('calcul_cible')
    .select('cibles')
    .where('id', '=', calculId)
    .where('etat', '=', 'EN_COURS')
    .executeTakeFirst();
  if (row === undefined) return;
  try {
    await count(db, calculId, criteresOf(row.cibles), now());
  } catch (error) {
    // Whoever waits asks again: nothing is tried anew behind them.
    log.error({ err: error, calcul: calculId }, 'compte de destinataires en échec');
    await keep(db, calculId, { etat: 'ERREUR' });
  }
}

/** Removes the counts that are forgotten (M3). */
export async function purgeCalculs(db: Kysely<Database>, { now }: Pick<Context, 'now'>): Promise<void> {
  await db.deleteFrom('calcul_cible').where('cree_le', '<=', oldest(now)).execute();
}
