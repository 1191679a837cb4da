import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Context } from '../Handler.ts';
import { type Refusal, refuse } from '../Refusal.ts';
import { networkOf } from './networkOf.ts';

const WINDOW_SECONDS = 15 * 60;
/** What is counted, and how often in a window for one account and for one address of the network. */
const LIMITS = {
  connexion: { prefix: '', compte: 5, adresse: 50 },
  // A password given again by who has a session: no stranger's attempts stand in their way.
  preuve: { prefix: 'preuve-', compte: 5, adresse: 50 },
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

/** Who attempts: the account, from which address, and from which device when the account has signed in from it before. */
export type Attempting = { readonly account: string; readonly address: string; readonly device?: string | undefined };

/** What the failures of an account are counted under. */
export const accountKeyOf = (account: string, counted: Counted = 'connexion'): string =>
  `${LIMITS[counted].prefix}compte:${account.toLowerCase()}`;

/** What an attempt counts for, first what a success forgets: a known device counts for itself, whatever others do elsewhere (S820). */
const keysOf = (
  counted: Counted,
  { account, address, device }: Attempting,
): readonly [readonly [string, number], ...(readonly [string, number])[]] => {
  const { prefix, ...limits } = LIMITS[counted];
  if (device !== undefined) return [[`${prefix}appareil:${device}`, limits.compte]];
  return [
    [accountKeyOf(account, counted), limits.compte],
    [`${prefix}adresse:${networkOf(address)}`, limits.adresse],
  ];
};

/** What is counted with, in a call that declares to refuse too many attempts. */
type Counting = Pick<Context<'trop-de-tentatives'>, 'db' | 'now' | 'refuse'>;

/** Refuses 429 what was counted too often; gives how often it was. */
async function checkLimit(
  trx: Kysely<Database>,
  cle: string,
  limit: number,
  now: Date,
  refusal: (retryAfter: number) => Refusal,
): Promise<number> {
  const failures = await trx
    .selectFrom('tentative')
    .select('faite_le')
    .where('cle', '=', cle)
    .where('faite_le', '>', new Date(now.getTime() - WINDOW_SECONDS * 1000))
    .orderBy('faite_le', 'desc')
    .limit(limit)
    .execute();
  const oldest = failures[limit - 1];
  if (oldest === undefined) return failures.length;
  const free = oldest.faite_le.getTime() + WINDOW_SECONDS * 1000;
  throw refusal(Math.max(1, Math.ceil((free - now.getTime()) / 1000)));
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
  await checkLimit(trx, cle, GUEST_LIMITS[counted], now, (seconds) => refuse.tooMany('trop-de-consultations', seconds));
  await trx.insertInto('tentative').values({ cle, faite_le: now }).execute();
}

/** A sign-in that counts as failed until it succeeds: under which key, and whether it is the last that its account is granted. */
export type Attempt = { readonly cle: string; readonly ids: readonly number[]; readonly isLast: boolean };

/** Counts one attempt in a transaction, or refuses 429 with the seconds to wait when there were too many. */
export async function countWithin(
  { db: trx, now, refuse }: Counting,
  counted: Counted,
  attempting: Attempting,
): Promise<Attempt> {
  const keys = keysOf(counted, attempting);
  const before: number[] = [];
  for (const [cle, limit] of keys) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${cle}, 0))`.execute(trx);
    before.push(await checkLimit(trx, cle, limit, now, (seconds) => refuse.tooMany('trop-de-tentatives', seconds)));
  }
  const rows = keys.map(([cle]) => ({ cle, faite_le: now }));
  const ids = await trx.insertInto('tentative').values(rows).returning('id').execute();
  const [[cle, limit]] = keys;
  return { cle, ids: ids.map(({ id }) => id), isLast: before[0] === limit - 1 };
}

/**
 * Counts a sign-in before its password is looked at, so that no number of them at once is checked more often than allowed;
 * refuses 429 with the seconds to wait, which says nothing of whether the account exists.
 */
export const countAttempt = (
  { db, now, refuse }: Counting,
  attempting: Attempting,
  counted: Counted = 'connexion',
): Promise<Attempt> => db.transaction().execute((trx) => countWithin({ db: trx, now, refuse }, counted, attempting));

/** Forgets what was counted under a key, since its account signed in or chose a password, and that this attempt was counted. */
export async function forgetFailures(
  db: Kysely<Database>,
  { cle, ids = [] }: { readonly cle: string; readonly ids?: readonly number[] },
): Promise<void> {
  await db
    .deleteFrom('tentative')
    .where((eb) => eb.or([eb('cle', '=', cle), eb('id', '=', eb.fn.any(eb.val([...ids])))]))
    .execute();
}

/** Lock-outs of an account that follow each other within this time are one, of which its person is told once. */
const LOCKOUT_SECONDS = WINDOW_SECONDS + 60 * 60;

/** Writes down in a transaction that an account is locked; gives whether it was not already, a short while before. */
export async function beginLockout(trx: Kysely<Database>, account: string, now: Date): Promise<boolean> {
  const cle = `verrou:${account.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${cle}, 0))`.execute(trx);
  const former = await trx
    .selectFrom('tentative')
    .select('id')
    .where('cle', '=', cle)
    .where('faite_le', '>', new Date(now.getTime() - LOCKOUT_SECONDS * 1000))
    .executeTakeFirst();
  await trx.insertInto('tentative').values({ cle, faite_le: now }).execute();
  return former === undefined;
}
