import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { CertificatFormateurTable } from '../../../database/tables/demandesHabilitation.ts';

/** Gives formateurs' certificats, each of which lets its bearer lead sessions of a niveau (rules/certificats#formateurs). */
export async function giveDroitsFormateur(
  db: Kysely<Database>,
  rows: readonly Insertable<CertificatFormateurTable>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('certificat_formateur').values(rows).execute();
}

type Held = { readonly id: number; readonly version: number };

/** Moves the end of a formateur's certificat (C6). */
export async function moveFinDroit(db: Kysely<Database>, { id, version }: Held, dateFin: string): Promise<void> {
  await db
    .updateTable('certificat_formateur')
    .set({ date_fin: dateFin, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Takes a formateur's certificat back from a day on; what it allowed ends then (C27). */
export async function revokeDroitFormateur(
  db: Kysely<Database>,
  { id, version }: Held,
  { today, dateFin }: { readonly today: string; readonly dateFin: string },
): Promise<void> {
  await db
    .updateTable('certificat_formateur')
    .set({ revoque_le: today, date_fin: dateFin, version: version + 1 })
    .where('id', '=', id)
    .execute();
}
