import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table page_titulaire (
    id integer primary key generated always as identity,
    courriel text not null,
    demandee_le timestamptz not null,
    envoyee_le timestamptz,
    ouverte_le timestamptz,
    titulaire text,
    constraint page_titulaire_ouverte check (ouverte_le is null or envoyee_le is not null))`,
  sql`create index page_titulaire_demandee on page_titulaire (demandee_le)`,
  // Whoever asks for their page is found by their address alone.
  sql`create index stagiaire_courriel on stagiaire (lower(courriel)) where courriel is not null`,
  sql`create index remise_certificat_adresse on remise_certificat (lower(adresse)) where adresse is not null`,
];

/** Pages of holders, asked for by their address (decision 0216). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
