import { etatSelonFin } from '@habilis/domain/entite/etatSelonFin';
import { finAvecActivite, neCommenceraPas } from '@habilis/domain/entite/finAvecActivite';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { sql } from 'kysely';
import type { AvantFin } from '../../../database/tables/platform.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import type { Context } from '../../../platform/Handler.ts';
import { endOfDayAt } from '../../../platform/today.ts';
import { type EndContext, endHabilitation } from '../../habilitations/habilitation/endHabilitation.ts';
import { endUnbegun, restoreUnbegun } from '../../habilitations/habilitation/endUnbegun.ts';
import { habilitationRows } from '../../habilitations/habilitation/habilitationRows.ts';
import { recordEvenement } from '../../habilitations/habilitation/recordEvenement.ts';
import { updateAlertesHabilitation } from '../../habilitations/habilitation/updateAlertesHabilitation.ts';
import type { EntiteRow } from './openEntite.ts';

export type RoleOfEntite = { readonly id: number; readonly type: RoleType; readonly personneId: number };

/** When the roles end: with the last day, or now when it is past. */
function finOfRoles({ now }: Pick<Context, 'now'>, date: string): Date {
  const end = endOfDayAt(date);
  return end > now ? end : now;
}

/** Those who manage users read these persons: marks them as changed. */
async function touchPersonnes({ db }: Context, roles: readonly RoleOfEntite[]): Promise<void> {
  const ids = [...new Set(roles.map(({ personneId }) => personneId))].toSorted((a, b) => a - b);
  for (const id of ids) {
    const { version } = await lockPersonne(db, id);
    await db
      .updateTable('personne')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** Gives a habilitation its former end back, unless another one was set since. */
async function restoreHabilitation(
  context: Context,
  { id, dateFin, prorogee, commentaire }: AvantFin['habilitations'][number],
  date: string,
): Promise<void> {
  const restored = await context.db
    .updateTable('habilitation')
    .set({ date_fin: dateFin, prorogee, commentaire_date_fin: commentaire, version: sql`version + 1` })
    .where('id', '=', id)
    .where('date_fin', '=', date)
    .returning('id')
    .executeTakeFirst();
  if (restored === undefined) return;
  await recordEvenement(context, id, 'habilitation-fin-changee', { debut: date, fin: dateFin });
  await updateAlertesHabilitation(context.db, id, context);
}

/** Undoes what a set end of activity changed, except what somebody changed since; returns the roles that go on (EN9). */
export async function restoreFin(context: Context, row: EntiteRow): Promise<readonly RoleOfEntite[]> {
  const { db } = context;
  const { avant_fin: avant, date_fin_activite: date } = row;
  if (avant === null || date === null) return [];
  for (const held of avant.habilitations) {
    if (held.sansDebut === undefined) await restoreHabilitation(context, held, date);
    else await restoreUnbegun(context, held.id, held.sansDebut);
  }
  const restored: RoleOfEntite[] = [];
  for (const { id, finLe } of avant.roles) {
    const role = await db
      .updateTable('role')
      .set({ fin_le: finLe })
      .where('id', '=', id)
      .where('fin_le', '=', new Date(avant.finRoles))
      .returning(['id', 'type', 'personne_id as personneId'])
      .executeTakeFirst();
    if (role !== undefined) restored.push(role);
  }
  await touchPersonnes(context, restored);
  return restored;
}

/** Ends the habilitations of an entite that would outlast its last day; returns them as they were before. */
export async function endHabilitations(
  context: EndContext,
  entiteId: number,
  { date, commentaire }: { readonly date: string; readonly commentaire: string },
): Promise<AvantFin['habilitations']> {
  const rows = await habilitationRows(context.db)
    .where('habilitation.entite_id', '=', entiteId)
    .where('habilitation.rupture', '=', false)
    .orderBy('habilitation.id')
    .forNoKeyUpdate('habilitation')
    .execute();
  const ended: AvantFin['habilitations'][number][] = [];
  for (const row of rows) {
    const { id, date_fin: dateFin, prorogee, commentaire_date_fin: before } = row;
    if (neCommenceraPas(row.date_debut, date)) {
      const sansDebut = await endUnbegun(context, row, commentaire);
      ended.push({ id, dateFin, prorogee, commentaire: before, sansDebut });
      continue;
    }
    const end = finAvecActivite({ dateFin, prorogee }, date, context.today);
    if (end === null) continue;
    await endHabilitation(context, row, { dateFin: date, commentaire });
    ended.push({ id, dateFin, prorogee, commentaire: before });
  }
  return ended;
}

/** Ends the roles of an entite that would outlast its activity; returns them as they were before. */
async function endRoles(context: Context, entiteId: number, finLe: Date) {
  const { db } = context;
  const roles = await db
    .selectFrom('role')
    .select(['id', 'type', 'personne_id as personneId', 'fin_le as finLe'])
    .where('entite_id', '=', entiteId)
    .where((eb) => eb.or([eb('fin_le', 'is', null), eb('fin_le', '>', finLe)]))
    .orderBy('id')
    .execute();
  await touchPersonnes(context, roles);
  if (roles.length > 0) {
    await db
      .updateTable('role')
      .set({ fin_le: finLe })
      .where(
        'id',
        'in',
        roles.map(({ id }) => id),
      )
      .execute();
  }
  return roles;
}

/** Ends an entite on a day, with its habilitations and roles; keeps their former ends, so that it can be undone (domain, C.5). */
export async function applyFin(
  context: Context,
  row: EntiteRow,
  fin: { readonly date: string; readonly commentaire: string },
): Promise<{ readonly avant: AvantFin; readonly etat: EntiteRow['etat']; readonly roles: readonly RoleOfEntite[] }> {
  const habilitations = await endHabilitations(context, row.id, fin);
  const finRoles = finOfRoles(context, fin.date);
  const roles = await endRoles(context, row.id, finRoles);
  const etat = row.avant_fin?.etat ?? (row.etat === 'provisoire' ? 'provisoire' : 'active');
  return {
    avant: {
      etat,
      habilitations,
      roles: roles.map(({ id, finLe }) => ({ id, finLe: finLe?.toISOString() ?? null })),
      finRoles: finRoles.toISOString(),
    },
    etat: etatSelonFin(fin.date, etat, context.today),
    roles,
  };
}
