import { isPassword } from '../../../platform/auth/passwords.ts';
import { countAttempt, forgetFailures } from '../../../platform/auth/throttle.ts';
import type { AccountContext } from '../../../platform/Handler.ts';

/** Proves the caller's password as at a sign-in: throttled, outside any transaction; returns its hash, or refuses 400 at its field. */
export async function provePassword(
  context: AccountContext<'compte.mot-de-passe-actuel-incorrect' | 'trop-de-tentatives'>,
  password: string,
  path: string,
): Promise<string | null> {
  const { db, exchange } = context;
  const { personneId, habilisId } = context.caller;
  const attempt = await countAttempt(context, { account: habilisId, address: exchange.address }, 'preuve');
  const { mot_de_passe: present } = await db
    .selectFrom('personne')
    .select('mot_de_passe')
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(present, password))) {
    const title = 'compte.mot-de-passe-actuel-incorrect';
    throw context.refuse.badRequest(title, [{ path, title }]);
  }
  await forgetFailures(db, attempt);
  return present;
}
