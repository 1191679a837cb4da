import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** The same signs as the function `foldText`. */
const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`trim(regexp_replace(
    replace(lower(regexp_replace(normalize(replace(${text}, 'Œ', 'oe'), NFD), '[\\u0300-\\u036f]', '', 'g')), 'œ', 'oe'),
    '[^a-z0-9]+', ' ', 'g'))`;

const STATEMENTS = [
  sql`alter table entite add column lieu text collate "C"
    generated always as (${folded(sql`coalesce(code_postal, '') || ' ' || coalesce(ville, '')`)}) stored`,
  sql`create index entite_lieu on entite using gin (to_tsvector('simple', lieu))`,
  // How many agreed to be in the directory, which PostgreSQL otherwise guesses at one in two hundred.
  sql`create statistics demande_administrative_diffusion_part
    on (coalesce(donnees_validees, donnees) ->> 'diffusion') from demande_administrative`,
];

/** The directory finds an entite by its postal code or its town alone, and counts by département (decision 0067). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
