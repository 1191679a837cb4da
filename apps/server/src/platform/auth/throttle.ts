import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { refuse } from '../Refusal.ts';
import { networkOf } from './networkOf.ts';

const WINDOW_SECONDS = 15 * 60;
/** What is counted, and how often in a window for one account and for one address of the network. */
const LIMITS = {
  connexion: { prefix: '', compte: 5, adresse: 50 },
  // Only who has the password comes this far, and their right passwords forget none of these.
  facteur: { prefix: 'facteur-', compte: 5, adresse: 50 },
  // A mail that anybody can have sent to somebody.
  courriel: { prefix: 'courriel-', compte: 3, adresse: 20 },
  // A message to the support.
  assistance: { prefix: 'assistance-', compte: 5, adresse: 20 },
} as const;
type Counted = keyof typeof LIMITS;
/** What anybody may ask without an account, and how often in a window from one address of the network. */
const GUEST_LIMITS = { annuaire: 600, certificat: 60 } as const;

const keysOf = (counted: Counted, account: string, address: string): [string, number][] => {
  const { prefix, ...limits } = LIMITS[counted];
  return [
    [`${prefix}compte:${account.toLowerCase()}`, limits.compte],
    [`${prefix}adresse:${networkOf(address)}`, limits.adresse],
  ];
};

async function checkLimit(
  trx: Kysely<Database>,
  cle: string,
  limit: number,
  now: Date,
  title = 'trop-de-tentatives',
): Promise<void> {
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
  throw refuse.tooMany(title, Math.max(1, Math.ceil((free - now.getTime()) / 1000)));
}

/** Counts one question of a guest in a transaction, or refuses 429 with the seconds to wait. */
export async function countGuest(
  trx: Kysely<Database>,
  counted: keyof typeof GUEST_LIMITS,
  address: string,
  now: Date,
): Promise<void> {
  const cle = `${counted}-adresse:${networkOf(address)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${cle}, 0))`.execute(trx);
  await checkLimit(trx, cle, GUEST_LIMITS[counted], now, 'trop-de-consultations');
  await trx.insertInto('tentative').values({ cle, faite_le: now }).execute();
}

/** A sign-in that counts as failed until it succeeds. */
export type Attempt = { readonly account: string; readonly ids: readonly number[] };

/** Counts one attempt in a transaction, or refuses 429 with the seconds to wait when there were too many. */
export async function countWithin(
  trx: Kysely<Database>,
  counted: Counted,
  { account, address }: { readonly account: string; readonly address: string },
  now: Date,
): Promise<Attempt> {
  const keys = keysOf(counted, account, address);
  for (const [cle, limit] of keys) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${cle}, 0))`.execute(trx);
    await checkLimit(trx, cle, limit, now);
  }
  const rows = keys.map(([cle]) => ({ cle, faite_le: now }));
  const ids = await trx.insertInto('tentative').values(rows).returning('id').execute();
  return { account, ids: ids.map(({ id }) => id) };
}

/**
 * Counts a sign-in before its password is looked at, so that no number of them at once is checked more often than allowed;
 * refuses 429 with the seconds to wait, which says nothing of whether the account exists.
 */
export const countAttempt = (
  db: Kysely<Database>,
  account: string,
  address: string,
  now: Date,
  counted: Counted = 'connexion',
): Promise<Attempt> => db.transaction().execute((trx) => countWithin(trx, counted, { account, address }, now));

/** Forgets the failures of an account that signed in or chose a password, and that this attempt was counted. */
export async function forgetFailures(
  db: Kysely<Database>,
  { account, ids = [] }: { readonly account: string; readonly ids?: readonly number[] },
  counted: Counted = 'connexion',
): Promise<void> {
  const cle = `${LIMITS[counted].prefix}compte:${account.toLowerCase()}`;
  await db
    .deleteFrom('tentative')
    .where((eb) => eb.or([eb('cle', '=', cle), eb('id', '=', eb.fn.any(eb.val([...ids])))]))
    .execute();
}
