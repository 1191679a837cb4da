import { isAdresseMorte } from '@habilis/domain/exploitation/isAdresseMorte';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { selectCourriels } from './selectCourriels.ts';

/** Reports of delivery are short; the mail that they give back comes last. */
const LARGEST_REPORT = 256 * 1024;
const FAILED = /^Action:[ \t]*failed\b/imu;
const STATUS = /^Status:[ \t]*(5\.\d{1,3}\.\d{1,3})\b/imu;

/** What a report of delivery says of a mail that failed for good (RFC 3464, RFC 3463); null for a delay, a success or another mail. */
export function statutDuRetour(raw: Buffer): string | null {
  const report = raw.subarray(0, LARGEST_REPORT).toString('latin1');
  return FAILED.test(report) ? (STATUS.exec(report)?.[1] ?? null) : null;
}

/** Marks a mail as refused, and sets its address aside when nothing will ever reach it (EX1087). */
export async function receiveRetour(
  db: Kysely<Database>,
  { courrielId, raw, now }: { readonly courrielId: number; readonly raw: Buffer; readonly now: Date },
): Promise<void> {
  const statut = statutDuRetour(raw);
  if (statut === null) return;
  await db.transaction().execute(async (trx) => {
    const sent = await selectCourriels(trx).where('courriel.id', '=', courrielId).executeTakeFirst();
    if (sent?.etat !== 'envoye') return;
    await trx.updateTable('courriel').set({ etat: 'refuse', traite_le: now }).where('id', '=', courrielId).execute();
    if (!isAdresseMorte(statut)) return;
    await trx
      .insertInto('adresse_ecartee')
      .values({ adresse: sent.email.toLowerCase(), statut, ecartee_le: now })
      .onConflict((row) => row.column('adresse').doNothing())
      .execute();
  });
}

/** Whether an address is set aside: it is not written to. */
export async function isEcartee(db: Kysely<Database>, adresse: string): Promise<boolean> {
  const row = await db
    .selectFrom('adresse_ecartee')
    .select('id')
    .where('adresse', '=', adresse.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes an address off the list, and gives it; undefined when it is not there. */
export const writeAgainTo = (db: Kysely<Database>, id: number) =>
  db.deleteFrom('adresse_ecartee').where('id', '=', id).returning(['adresse', 'statut']).executeTakeFirst();
