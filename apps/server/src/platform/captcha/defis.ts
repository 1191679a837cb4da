import { createHmac } from 'node:crypto';
import type { Defi, DefiResolu } from '@habilis/api/captcha/Defi';
import type { Settings } from '@habilis/domain/setting/settings';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Context } from '../Handler.ts';

const ALGORITHM = 'SHA-256';
const MINUTE_MS = 60_000;

/** A key of its own, so that a seal of one kind never passes for another. */
const keyOf = (secret: Uint8Array): string => createHmac('sha256', secret).update('defi').digest('base64url');

/** Makes a challenge; nothing is kept of it until it is solved (decision 0024). */
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

/** A challenge that was made here, solved, and still serves. */
export type SolvedDefi = { readonly challenge: string; readonly expireLe: Date };

/** Refuses 400 what is no solution of a challenge of ours, or comes too late (AS5). */
export async function checkDefi(
  { now, refuse }: Pick<Context<'captcha.requis' | 'captcha.invalide' | 'captcha.perime'>, 'now' | 'refuse'>,
  secret: Uint8Array,
  solved: DefiResolu | null,
): Promise<SolvedDefi> {
  if (solved === null) throw refuse.badRequest('captcha.requis');
  if (!(await verifySolution(solved, keyOf(secret), false))) throw refuse.badRequest('captcha.invalide');
  const expireLe = new Date(Number(extractParams(solved)['expires']) * 1000);
  // By the clock of the call, which is also that of the making.
  if (!(expireLe > now)) throw refuse.badRequest('captcha.perime');
  return { challenge: solved.challenge, expireLe };
}

/** Spends a challenge in the transaction of what it lets through: a second one is refused (AS5). */
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
