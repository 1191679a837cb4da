import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { refuse } from '../Refusal.ts';

const WINDOW_SECONDS = 15 * 60;
const LIMITS = { compte: 5, adresse: 50 } as const;

const keysOf = (account: string, address: string): [string, number][] => [
  [`compte:${account.toLowerCase()}`, LIMITS.compte],
  [`adresse:${address}`, LIMITS.adresse],
];

/** Refuses 429 with the seconds to wait when an account or an address has failed too often; says nothing of whether the account exists. */
export async function checkThrottle(db: Kysely<Database>, account: string, address: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_SECONDS * 1000);
  for (const [cle, limit] of keysOf(account, address)) {
    const failures = await db
      .selectFrom('tentative')
      .select('faite_le')
      .where('cle', '=', cle)
      .where('faite_le', '>', since)
      .orderBy('faite_le', 'desc')
      .limit(limit)
      .execute();
    const oldest = failures[limit - 1];
    if (oldest === undefined) continue;
    const free = oldest.faite_le.getTime() + WINDOW_SECONDS * 1000;
    throw refuse.tooMany('trop-de-tentatives', Math.max(1, Math.ceil((free - now.getTime()) / 1000)));
  }
}

/** Records a failed sign-in. */
export async function recordFailure(db: Kysely<Database>, account: string, address: string, now: Date): Promise<void> {
  const rows = keysOf(account, address).map(([cle]) => ({ cle, faite_le: now }));
  await db.insertInto('tentative').values(rows).execute();
}

/** Forgets the failures of an account that signed in. */
export async function forgetFailures(db: Kysely<Database>, account: string): Promise<void> {
  await db.deleteFrom('tentative').where('cle', '=', `compte:${account.toLowerCase()}`).execute();
}
