import { ALERTE_RULES, ALERTE_TYPES } from '@habilis/domain/alerte/ALERTE_RULES';
import { repeteTache } from '@habilis/domain/alerte/repeteTache';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { type Selectable, sql } from 'kysely';
import type { AlerteTable } from '../../../database/tables/tableauDeBord.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { type ReaderRole, readerRoles } from '../role/readerRoles.ts';
import { alertesFor, standingAlertes } from './alertesFor.ts';

/** The alerts that reach the caller and are not dismissed, the soonest due first. */
export const listAlertes = (
  context: AccountContext,
  roles: readonly ReaderRole[],
): Promise<Selectable<AlerteTable>[]> =>
  standingAlertes(context, roles)
    .selectAll('alerte')
    .orderBy('alerte.date_echeance', (order) => order.asc().nullsLast())
    .orderBy('alerte.date_emission')
    .orderBy('alerte.id')
    .execute();

/** Whether an alert for a role is one that its list of tasks shows too (A702). */
function isRepeatedFor(role: RoleType) {
  const types = ALERTE_TYPES.filter((type) => repeteTache({ type, tache: null }, role));
  const ofTask = DH_TASK_KEYS.flatMap((tache) =>
    ALERTE_TYPES.filter((type) => !types.includes(type) && repeteTache({ type, tache }, role)).map((type) => ({
      type,
      tache,
    })),
  );
  const cases = [
    ...types.map((type) => sql<boolean>`alerte.type = ${type}`),
    ...ofTask.map(({ type, tache }) => sql<boolean>`alerte.type = ${type} and alerte.valeurs->>'tache' = ${tache}`),
  ];
  return cases.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(alerte.role_type = ${role} and (${sql.join(cases, sql` or `)}))`;
}

/** How many undismissed alerts reach the caller, how many of them are late, and how many say more than the list of tasks. */
export async function countAlertes(
  context: AccountContext,
): Promise<{ total: number; enRetard: number; horsTaches: number }> {
  const roles = await readerRoles(context);
  return standingAlertes(context, roles)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('alerte.date_echeance', '<', context.today).as('enRetard'),
      eb.fn
        .countAll<number>()
        .filterWhere(eb.not(eb.or(roles.map(({ type }) => isRepeatedFor(type)))))
        .as('horsTaches'),
    ])
    .executeTakeFirstOrThrow();
}

/** The alert of an id that reaches the caller, dismissed or not; 404 otherwise. */
async function findAlerte(context: AccountContext, id: number): Promise<Selectable<AlerteTable>> {
  const row = await alertesFor(context, await readerRoles(context))
    .selectAll('alerte')
    .where('alerte.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return row;
}

/** Dismisses an alert for the caller until it is emitted again; 400 for one that asks for something. */
export async function dismissAlerte(
  context: AccountContext<'alerte.non-supprimable'>,
  alerteId: number,
): Promise<void> {
  const { id, type, date_emission } = await findAlerte(context, alerteId);
  if (!ALERTE_RULES[type].supprimable) throw context.refuse.badRequest('alerte.non-supprimable');
  await context.db
    .insertInto('alerte_suppression')
    .values({ alerte_id: id, personne_id: context.caller.personneId, date_emission })
    .onConflict((conflict) => conflict.columns(['alerte_id', 'personne_id']).doUpdateSet({ date_emission }))
    .execute();
  await context.audit({ action: 'alerte-supprimee', objetType: 'alerte', objetId: id, detail: { type } });
}

/** Shows an alert to the caller again. */
export async function restoreAlerte(context: AccountContext, alerteId: number): Promise<void> {
  const { id, type } = await findAlerte(context, alerteId);
  await context.db
    .deleteFrom('alerte_suppression')
    .where('alerte_id', '=', id)
    .where('personne_id', '=', context.caller.personneId)
    .execute();
  await context.audit({ action: 'alerte-remise', objetType: 'alerte', objetId: id, detail: { type } });
}
