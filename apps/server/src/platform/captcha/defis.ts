import { createHmac } from 'node:crypto';
import type { Defi, DefiResolu } from '@habilis/api/captcha/Defi';
import type { Settings } from '@habilis/domain/setting/settings';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Context } from '../Handler.ts';

const ALGORITHM = 'SHA-256';
const MINUTE_MS = 60_000;

/** A derived key, so that seals of one kind cannot pass for another. */
const keyOf = (secret: Uint8Array): string => createHmac('sha256', secret).update('defi').digest('base64url');

/** Makes a challenge; nothing is stored until it is solved (decision 0024). */
export async function makeDefi(
  secret: Uint8Array,
  { validiteDefiMinutes, difficulteDefi }: Settings,
  now: Date,
): Promise<Defi> {
  const expires = new Date(now.getTime() + validiteDefiMinutes * MINUTE_MS);
  const { challenge, salt, signature } = await createChallenge({
    algorithm: ALGORITHM,
    hmacKey: keyOf(secret),
    maxnumber: difficulteDefi,
    expires,
  });
  return { algorithm: ALGORITHM, challenge, salt, signature, maxnumber: difficulteDefi };
}

/** A valid solved challenge. */
export type SolvedDefi = { readonly challenge: string; readonly expireLe: Date };

/** Checks the solution of our challenge; refuses 400 when it is wrong or late (AS5). */
export async function checkDefi(
  { now, refuse }: Pick<Context<'captcha.requis' | 'captcha.invalide' | 'captcha.perime'>, 'now' | 'refuse'>,
  secret: Uint8Array,
  solved: DefiResolu | null,
): Promise<SolvedDefi> {
  if (solved === null) throw refuse.badRequest('captcha.requis');
  if (!(await verifySolution(solved, keyOf(secret), false))) throw refuse.badRequest('captcha.invalide');
  const expireLe = new Date(Number(extractParams(solved)['expires']) * 1000);
  // Uses the call's clock, as the making does.
  if (!(expireLe > now)) throw refuse.badRequest('captcha.perime');
  return { challenge: solved.challenge, expireLe };
}

/** Spends a challenge in the transaction that it authorises; refuses a second use (AS5). */
export async function spendDefi(
  { db, refuse }: Pick<Context<'captcha.deja-utilise'>, 'db' | 'refuse'>,
  { challenge, expireLe }: SolvedDefi,
): Promise<void> {
  const spent = await db
    .insertInto('defi_resolu')
    .values({ challenge, expire_le: expireLe })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('challenge')
    .executeTakeFirst();
  if (spent === undefined) throw refuse.badRequest('captcha.deja-utilise');
}
