import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // An empty address is none; null is the address of the stagiaire.
  sql`create table remise_certificat (
    certificat_id integer primary key references certificat (id) on delete cascade,
    adresse text,
    envoye_le timestamptz,
    envoye_a text,
    courriel_id integer references courriel (id) on delete set null,
    issue text check (issue in ('envoye', 'garde', 'regroupe', 'ecarte', 'refuse', 'perdu')),
    constraint remise_certificat_envoi check ((envoye_le is null) = (envoye_a is null)))`,
  sql`create index remise_certificat_courriel on remise_certificat (courriel_id) where courriel_id is not null`,
];

/** Where each certificat goes, and what became of the mail that carried it to its holder (C842, C843). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
