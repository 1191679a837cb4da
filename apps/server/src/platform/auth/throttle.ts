import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { AuditEntry, Context, RoleContext } from '../Handler.ts';
import { type Refusal, refuse } from '../Refusal.ts';
import { networkOf } from './networkOf.ts';

const WINDOW_SECONDS = 15 * 60;
/** Limits per window, for one account and for one network address. */
const LIMITS = {
  connexion: { prefix: '', compte: 5, adresse: 50 },
  // A password asked again within a session: strangers' attempts do not count against it.
  preuve: { prefix: 'preuve-', compte: 5, adresse: 50 },
  // Only someone with the password gets this far, so a right password does not reset the count.
  facteur: { prefix: 'facteur-', compte: 5, adresse: 50 },
  // A mail that anybody can request for somebody.
  courriel: { prefix: 'courriel-', compte: 3, adresse: 20 },
  // Who says which holder of a shared address they are.
  titulaire: { prefix: 'titulaire-', compte: 5, adresse: 20 },
  assistance: { prefix: 'assistance-', compte: 5, adresse: 20 },
} as const;
type Counted = keyof typeof LIMITS;
/** Limits per window and network address for calls without account. */
const GUEST_LIMITS = { annuaire: 1200, certificat: 600, calendrier: 120, liste: 300 } as const;
/** Codes of a list that count as one call: six whole lists a window, or three hundred codes filmed one by one (C1111). */
export const CODES_PAR_APPEL = 100;
/** Checks of certificats that ask for no work; a company behind one address may check more, each for the work of its browser (C16). */
export const CERTIFICATS_SANS_DEFI = 60;

/** Who attempts: the account, the address, and the device if the account has signed in from it before. */
export type Attempting = { readonly account: string; readonly address: string; readonly device?: string | undefined };

/** The key under which an account's failures are counted. */
export const accountKeyOf = (account: string, counted: Counted = 'connexion'): string =>
  `${LIMITS[counted].prefix}compte:${account.toLowerCase()}`;

/** Keys that an attempt counts for, first the one that a success resets: a known device has its own, unaffected by attempts from elsewhere (S820). */
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

/** What counting needs: the context of a call that declares this refusal. */
type Counting = Pick<Context<'trop-de-tentatives'>, 'db' | 'now' | 'refuse'>;

/** Refuses 429 when the limit is reached; gives the count otherwise. */
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

/** Counts a guest's call, or what it weighs, in a transaction and gives how many there were before, or refuses 429 with the seconds to wait. */
export async function countGuest(
  trx: Kysely<Database>,
  counted: keyof typeof GUEST_LIMITS,
  address: string,
  now: Date,
  count = 1,
): Promise<number> {
  const cle = `${counted}-adresse:${networkOf(address)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${cle}, 0))`.execute(trx);
  const before = await checkLimit(trx, cle, GUEST_LIMITS[counted] - count + 1, now, (seconds) =>
    refuse.tooMany('trop-de-consultations', seconds),
  );
  const rows = Array.from({ length: count }, () => ({ cle, faite_le: now }));
  await trx.insertInto('tentative').values(rows).execute();
  return before;
}

/** Look-ups of stagiaires and formateurs that one account may make per window. */
const MOST_LOOKUPS = 300;

/** Counts look-ups of persons by an account and records them, also when the call is refused after them, or refuses 429 with the seconds to wait (SC22). */
export async function countLookups(
  context: RoleContext<'session-certification.trop-de-recherches'>,
  count: number,
  entry: AuditEntry,
): Promise<void> {
  const { db, now, caller, refuse: refused } = context;
  const cle = `stagiaires-compte:${caller.personneId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${cle}, 0))`.execute(db);
  await checkLimit(db, cle, MOST_LOOKUPS - count + 1, now, (seconds) =>
    refused.tooMany('session-certification.trop-de-recherches', seconds),
  );
  const keep = async (trx: Kysely<Database>) => {
    const rows = Array.from({ length: count }, () => ({ cle, faite_le: now }));
    await trx.insertInto('tentative').values(rows).execute();
    await context.audit(entry, trx);
  };
  await keep(db);
  context.evenIfRefused(keep);
}

/** Certificats that one account may mail per window, and that one address may be mailed: a class of one employer has one. */
const MOST_REMISES = { compte: 600, adresse: 60 };

/** Counts certificats that an account mails to their holders, by their addresses, or refuses 429 with the seconds to wait (C842). */
export async function countRemises(
  { db, now, caller, refuse: refused }: RoleContext<'trop-de-tentatives'>,
  adresses: readonly string[],
): Promise<void> {
  const byAdresse = Map.groupBy(adresses, (adresse) => `remise-adresse:${adresse.toLowerCase()}`);
  const counted: [cle: string, count: number, limit: number][] = [
    [`remise-compte:${caller.personneId}`, adresses.length, MOST_REMISES.compte],
    // Always in the same order, so that no two wait for each other.
    ...[...byAdresse]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([cle, all]): [string, number, number] => [cle, all.length, MOST_REMISES.adresse]),
  ];
  for (const [cle, count, limit] of counted) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${cle}, 0))`.execute(db);
    await checkLimit(db, cle, Math.max(1, limit - count + 1), now, (seconds) =>
      refused.tooMany('trop-de-tentatives', seconds),
    );
    const rows = Array.from({ length: count }, () => ({ cle, faite_le: now }));
    await db.insertInto('tentative').values(rows).execute();
  }
}

/** An attempt, counted as failed until it succeeds: its key, and whether it is the last that its account may make. */
export type Attempt = { readonly cle: string; readonly ids: readonly number[]; readonly isLast: boolean };

/** Counts an attempt in a transaction, or refuses 429 with the seconds to wait. */
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
 * Counts a sign-in before checking its password, so that simultaneous attempts cannot exceed the limit; refuses 429 with the seconds to wait,
 * whether or not the account exists.
 */
export const countAttempt = (
  { db, now, refuse }: Counting,
  attempting: Attempting,
  counted: Counted = 'connexion',
): Promise<Attempt> => db.transaction().execute((trx) => countWithin({ db: trx, now, refuse }, counted, attempting));

/** Resets a key's count after a sign-in or a new password, and forgets this attempt. */
export async function forgetFailures(
  db: Kysely<Database>,
  { cle, ids = [] }: { readonly cle: string; readonly ids?: readonly number[] },
): Promise<void> {
  await db
    .deleteFrom('tentative')
    .where((eb) => eb.or([eb('cle', '=', cle), eb('id', '=', eb.fn.any(eb.val([...ids])))]))
    .execute();
}

/** Successive lock-outs of an account within this time are one: its person is told once. */
const LOCKOUT_SECONDS = WINDOW_SECONDS + 60 * 60;

/** Records in a transaction that an account is locked; false when it already was, shortly before. */
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
