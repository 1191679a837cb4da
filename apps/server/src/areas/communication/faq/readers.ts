import type { RechercheVaine } from '@habilis/api/faq/Faq';
import { addDays } from '@habilis/domain/date/addDays';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import type { Context } from '../../../platform/Handler.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { parisInstant } from '../../../platform/parisInstant.ts';
import { isEditor } from './readerOf.ts';

/** Fewer letters are the beginning of a word. */
const FEWEST_LETTERS = 3;
const LONGEST = 100;
/** A search goes on being typed for so long. */
const TYPING_MS = 60_000;
/** So that nobody fills the list on purpose: the oldest goes. */
const MOST_KEPT = 500;
/** Days after which a search that nobody repeats is forgotten. */
const KEPT_DAYS = 180;

/** Notes words that no question held, without who looked for them (AS14). What is still being typed counts once, as its longest. */
export async function noteRechercheVaine(context: Context, filters: readonly string[]): Promise<void> {
  const { db, now, caller } = context;
  const mots = foldText(filters.join(' ')).trim().slice(0, LONGEST);
  // Those who edit try out what they write, and who acts as another is no reader.
  if (mots.length < FEWEST_LETTERS || isEditor(context) || (caller?.enTantQuePar ?? null) !== null) return;
  const since = new Date(now.getTime() - TYPING_MS);
  const recent = db.selectFrom('faq_recherche_vaine').where('derniere_le', '>', since);
  // Folded words hold neither % nor _.
  const longer = await recent
    .select('mots')
    .where('mots', 'like', `${mots}%`)
    .where('mots', '<>', mots)
    .executeTakeFirst();
  if (longer !== undefined) return;
  await db
    .deleteFrom('faq_recherche_vaine')
    .where('nombre', '=', 1)
    .where('derniere_le', '>', since)
    .where('mots', '<>', mots)
    .where(sql<boolean>`${mots} like mots || '%'`)
    .execute();
  await db
    .insertInto('faq_recherche_vaine')
    .values({ mots, nombre: 1, derniere_le: now })
    .onConflict((conflict) =>
      conflict.column('mots').doUpdateSet((eb) => ({
        nombre: eb('faq_recherche_vaine.nombre', '+', 1),
        derniere_le: now,
      })),
    )
    .execute();
  await db
    .deleteFrom('faq_recherche_vaine')
    .where('mots', 'in', (eb) =>
      eb
        .selectFrom('faq_recherche_vaine as vaine')
        .select('vaine.mots')
        .orderBy('derniere_le', 'desc')
        .orderBy('vaine.mots')
        .offset(MOST_KEPT),
    )
    .execute();
}

/** The searches without an answer, the most repeated first. */
export async function listRecherchesVaines(db: Kysely<Database>): Promise<RechercheVaine[]> {
  const rows = await db
    .selectFrom('faq_recherche_vaine')
    .selectAll()
    .orderBy('nombre', 'desc')
    .orderBy('derniere_le', 'desc')
    .orderBy('mots')
    .execute();
  return rows.map(({ mots, nombre, derniere_le }) => ({ mots, nombre, derniereLe: derniere_le.toISOString() }));
}

/** Forgets a search: it is answered, or needs no answer. */
export async function forgetRecherche(db: Kysely<Database>, mots: string): Promise<void> {
  await db.deleteFrom('faq_recherche_vaine').where('mots', '=', mots).execute();
}

/** Each night: searches that nobody repeats are forgotten. */
export async function purgeRecherches(db: Kysely<Database>, { today }: Day): Promise<void> {
  await db
    .deleteFrom('faq_recherche_vaine')
    .where('derniere_le', '<', parisInstant(addDays(today, -KEPT_DAYS), 0))
    .execute();
}

/** Keeps whether an answer helped; of somebody signed in the last avis stands (AS13). */
export async function keepAvis({ db, now, caller }: Context, faqId: number, utile: boolean): Promise<void> {
  const values = { faq_id: faqId, personne_id: caller?.personneId ?? null, utile, le: now };
  await db
    .insertInto('faq_avis')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['faq_id', 'personne_id']).where('personne_id', 'is not', null).doUpdateSet({ utile, le: now }),
    )
    .execute();
}
