import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { MESURES } from '@habilis/domain/statistique/MESURES';
import { endOfMonth } from '@habilis/domain/date/endOfMonth';
import { firstOfMonth } from '@habilis/domain/date/firstOfMonth';
import { LONGEST_PERIODE_MOIS, type Periode } from '@habilis/domain/statistique/periodeStatistique';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { todayAt } from '../../../platform/today.ts';
import { fluxEntre } from './fluxEntre.ts';

/** The last closed day whose facts are kept; null before the first. */
export async function dernierJourCompte(db: Kysely<Database>): Promise<string | null> {
  const { jour } = await db
    .selectFrom('jour_compte')
    .select(({ fn }) => fn.max('jour').as('jour'))
    .executeTakeFirstOrThrow();
  return jour;
}

/** The facts of the months that some days lie in, added up from all their counted days. */
async function addUpMonths(trx: Kysely<Database>, { du, au }: Periode): Promise<void> {
  const [first, last] = [firstOfMonth(du), firstOfMonth(au)];
  await trx.deleteFrom('fait_du_mois').where('mois', '>=', first).where('mois', '<=', last).execute();
  await sql`select ajoute_faits_du_mois(${first}::date, ${endOfMonth(au)}::date)`.execute(trx);
}

async function countDays(trx: Kysely<Database>, periode: Periode, now: Date): Promise<void> {
  const { du, au } = periode;
  await sql`lock table jour_compte in exclusive mode`.execute(trx);
  await trx.deleteFrom('jour_compte').where('jour', '>=', du).where('jour', '<=', au).execute();
  await sql`insert into jour_compte (jour, compte_le)
    select jour::date, ${now}::timestamptz from generate_series(${du}::date, ${au}::date, interval '1 day') as jour`.execute(
    trx,
  );
  for (const mesure of MESURES) {
    await sql`insert into fait_du_jour (jour, mesure, caisse_id, departement, dispositif_niveau_id, detail, valeur, nombre)
      select jour, ${mesure}, caisse_id, departement, dispositif_niveau_id, detail, valeur, count(*)::integer from (${fluxEntre(mesure, periode)}) flux
      group by jour, caisse_id, departement, dispositif_niveau_id, detail, valeur`.execute(trx);
  }
  await addUpMonths(trx, periode);
}

/** Counts some closed days anew, all or none of them: twice gives the same, and two at once follow each other. */
export const keepDays = (db: Kysely<Database>, periode: Periode, now: Date): Promise<void> =>
  db.isTransaction ? countDays(db, periode, now) : db.transaction().execute((trx) => countDays(trx, periode, now));

/** The first day on which anything happened. */
async function firstDay(db: Kysely<Database>, today: string): Promise<string> {
  const { rows } = await sql<{ jour: string | null }>`select least(
    (select min(date_first_soumission) from demande_administrative), (select min(date_first_soumission) from demande_habilitation),
    (select min(cree_le) from certificat)::date, (select min(close_le) from session_certification)::date)::text as jour`.execute(
    db,
  );
  const oldest = addMonths(today, -LONGEST_PERIODE_MOIS);
  const first = rows[0]?.jour ?? addDays(today, -1);
  return first < oldest ? oldest : first;
}

/** Counts the closed days that are not counted yet, month by month, each in a transaction: what is stopped goes on from there (ST1046). */
export async function keepFaits(db: Kysely<Database>, now: Date): Promise<void> {
  const today = todayAt(now);
  const last = await dernierJourCompte(db);
  let du = last === null ? await firstDay(db, today) : addDays(last, 1);
  while (du < today) {
    const monthEnd = endOfMonth(du);
    const au = monthEnd < today ? monthEnd : addDays(today, -1);
    await keepDays(db, { du, au }, now);
    du = addDays(au, 1);
  }
}
