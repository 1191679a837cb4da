import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { refuse } from '../Refusal.ts';

const WINDOW_SECONDS = 15 * 60;
const LIMITS = { compte: 5, adresse: 50 } as const;

const keysOf = (account: string, address: string): [string, number][] => [
  [`compte:${account.toLowerCase()}`, LIMITS.compte],
  [`adresse:${address}`, LIMITS.adresse],
];

async function checkLimit(trx: Kysely<Database>, cle: string, limit: number, now: Date): Promise<void> {
  const failures = await trx
    .selectFrom('tentative')
    .select('faite_le')
    .where('cle', '=', cle)
    .where('faite_le', '>', new Date(now.getTime() - WINDOW_SECONDS * 1000))
    .orderBy('faite_le', 'desc')
    .limit(limit)
    .execute();
  const oldest = failures[limit - 1];
  if (oldest === undefined) return;
  const free = oldest.faite_le.getTime() + WINDOW_SECONDS * 1000;
  throw refuse.tooMany('trop-de-tentatives', Math.max(1, Math.ceil((free - now.getTime()) / 1000)));
}

/** A sign-in that counts as failed until it succeeds. */
export type Attempt = { readonly account: string; readonly ids: readonly number[] };

/**
 * Counts a sign-in before its password is looked at, so that no number of them at once is checked more often than allowed;
 * refuses 429 with the seconds to wait, which says nothing of whether the account exists.
 */
export async function countAttempt(
  db: Kysely<Database>,
  account: string,
  address: string,
  now: Date,
): Promise<Attempt> {
  return db.transaction().execute(async (trx) => {
    const keys = keysOf(account, address);
    for (const [cle, limit] of keys) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${cle}, 0))`.execute(trx);
      await checkLimit(trx, cle, limit, now);
    }
    const rows = keys.map(([cle]) => ({ cle, faite_le: now }));
    const counted = await trx.insertInto('tentative').values(rows).returning('id').execute();
    return { account, ids: counted.map(({ id }) => id) };
  });
}

/** Forgets the failures of an account that signed in, and that this attempt was counted. */
export async function forgetFailures(db: Kysely<Database>, { account, ids }: Attempt): Promise<void> {
  await db
    .deleteFrom('tentative')
    .where((eb) => eb.or([eb('cle', '=', `compte:${account.toLowerCase()}`), eb('id', 'in', ids)]))
    .execute();
}
