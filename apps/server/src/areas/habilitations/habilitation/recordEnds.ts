import { addDays } from '@habilis/domain/date/addDays';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import { happened } from '../../../platform/evenement/happened.ts';
import { objetOf } from './recordEvenement.ts';

/** So many nights may be missed; what ended longer ago is not told any more. */
const NIGHTS = 7;

const OF_DATES = {
  'habilitation-terminee': 'date_fin',
  'habilitation-suspension-finie': 'date_fin_suspension',
} as const;

/** Those whose end, or whose suspension's end, was reached without an event that says so; what is broken off has its own. */
function ended(db: Kysely<Database>, type: keyof typeof OF_DATES, today: string) {
  const column = OF_DATES[type];
  const since = addDays(today, -NIGHTS);
  return db
    .selectFrom('habilitation')
    .select(['id', 'numero', 'entite_id', `${column} as fin`])
    .where(column, '>=', since)
    .where(column, '<', today)
    .where('rupture', '=', false)
    .$if(column === 'date_fin', (query) => query.where('prorogee', '=', false))
    .where(
      sql<boolean>`not exists (
        select from evenement
        where evenement.survenu_le >= ${new Date(`${since}T00:00:00Z`)} and evenement.type = ${type}
          and evenement.objet_id = habilitation.id
          and evenement.valeurs->>'fin' = to_char(${sql.ref(`habilitation.${column}`)}, 'YYYY-MM-DD'))`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Writes what the dates of habilitations brought: nobody acts on the day on which one ends (rules/habilitations#end, rules/habilitations#suspension). */
export async function recordEnds(db: Kysely<Database>, day: Day): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const type of ['habilitation-terminee', 'habilitation-suspension-finie'] as const) {
      const rows = await ended(trx, type, day.today);
      const events = rows.map((row) => ({ type, objet: objetOf(row), valeurs: { fin: row.fin } }));
      await happened({ ...day, db: trx }, ...events);
    }
  });
}
