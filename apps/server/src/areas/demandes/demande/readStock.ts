import type { TacheEnStock } from '@habilis/api/demande/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { stockTasks } from '@habilis/domain/stock/stockTasks';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { administratives, habilitations } from './demandeRows.ts';
import { isLeftOn, isUnderWayOn, type TableDeDemandes } from './todoConditions.ts';
import { tasksLeft } from './tasksLeft.ts';

/** How far ahead work is told to be near: as the filter of the list that the figure leads to. */
const SOON = 7;

/** The columns of a count: read from the index of the scope's tasks alone. */
function counts(table: TableDeDemandes, today: string) {
  const due = sql.ref(`${table}.date_echeance`);
  return [
    sql<string>`${sql.ref(`${table}.tache`)}`.as('tache'),
    sql<number>`count(*)::integer`.as('total'),
    sql<number>`(count(*) filter (where ${due} < ${today}))::integer`.as('enRetard'),
    sql<number>`(count(*) filter (where ${due} between ${today} and ${addDays(today, SOON)}))::integer`.as(
      'sousSeptJours',
    ),
  ] as const;
}

type Counted = Omit<TacheEnStock, 'type' | 'sansTitulaire'>;

/** Every task of a kind, also those on which nothing stands. */
const inOrder = (type: TacheEnStock['type'], tasks: readonly string[], rows: readonly Counted[]): TacheEnStock[] =>
  tasks.map((tache) => ({
    type,
    sansTitulaire: false,
    ...(rows.find((row) => row.tache === tache) ?? { tache, total: 0, enRetard: 0, sousSeptJours: 0 }),
  }));

/** What nobody holds and waits for the caller to give it to somebody (rules/demandes#without-a-holder). */
async function readLeft(context: RoleContext): Promise<TacheEnStock[]> {
  const left = await tasksLeft(context);
  const da = await administratives(context, [isLeftOn(left.demande_administrative)])
    .select(counts('demande_administrative', context.today))
    .groupBy('demande_administrative.tache')
    .execute();
  const dh = await habilitations(context, [isLeftOn(left.demande_habilitation)])
    .select(counts('demande_habilitation', context.today))
    .groupBy('demande_habilitation.tache')
    .execute();
  const told = (type: TacheEnStock['type']) => (row: Counted) => ({ type, sansTitulaire: true, ...row });
  return [...da.map(told('DA')), ...dh.map(told('DH'))];
}

/** How much stands at each task that the caller's role follows, in its scope (G850). */
export async function readStock(context: RoleContext): Promise<TacheEnStock[]> {
  const { DA, DH } = stockTasks(context.caller.role.type);
  const da =
    DA.length === 0
      ? []
      : await administratives(context, [isUnderWayOn(DA)])
          .select(counts('demande_administrative', context.today))
          .groupBy('demande_administrative.tache')
          .execute();
  const dh =
    DH.length === 0
      ? []
      : await habilitations(context, [isUnderWayOn(DH)])
          .select(counts('demande_habilitation', context.today))
          .groupBy('demande_habilitation.tache')
          .execute();
  return [...inOrder('DA', DA, da), ...inOrder('DH', DH, dh), ...(await readLeft(context))];
}
