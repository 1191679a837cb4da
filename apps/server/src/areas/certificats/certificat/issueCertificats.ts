import { type Insertable, type Kysely, sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { CertificatTable } from '../../../database/tables/certificats.ts';
import { signCertificats } from '../signature/signCertificats.ts';
import { passOnAdresses } from '../titulaire/keepRemise.ts';

/** Writes certificats, gives each its number, which holds its serial, and signs them (C5, C10). */
export async function issueCertificats(
  config: Config,
  tools: { readonly db: Kysely<Database>; readonly now: Date },
  code: string,
  rows: readonly Omit<Insertable<CertificatTable>, 'numero'>[],
): Promise<readonly { readonly id: number; readonly numero: string }[]> {
  if (rows.length === 0) return [];
  const { db } = tools;
  const written = await db
    .insertInto('certificat')
    .values(rows.map((row) => ({ ...row, numero: `en cours ${row.session_stagiaire_id ?? row.remplace_id ?? ''}` })))
    .returning('id')
    .execute();
  const ids = written.map(({ id }) => id);
  const numbered = await db
    .updateTable('certificat')
    .set({
      numero: sql<string>`${code}::text || '-' || extract(year from date_obtention)::text || '-'
        || lpad(id::text, greatest(6, length(id::text)), '0')`,
    })
    .where('id', 'in', ids)
    .returning(['id', 'numero'])
    .execute();
  await signCertificats(config, tools, ids);
  await passOnAdresses(db, ids);
  return numbered;
}
