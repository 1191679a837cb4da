import { isPassword } from '../../../platform/auth/passwords.ts';
import { countAttempt, forgetFailures } from '../../../platform/auth/throttle.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { requireCaller } from '../../../platform/requireCaller.ts';

/** Proves the caller's password as at a sign-in, throttled, in no transaction; gives its hash, or refuses 400 telling it at its field. */
export async function provePassword(context: Context, password: string, path: string): Promise<string | null> {
  const { db, now, exchange } = context;
  const { personneId, habilisId } = requireCaller(context);
  const attempt = await countAttempt(db, { account: habilisId, address: exchange.address }, now, 'preuve');
  const { mot_de_passe: present } = await db
    .selectFrom('personne')
    .select('mot_de_passe')
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(present, password))) {
    const title = 'compte.mot-de-passe-actuel-incorrect';
    throw refuse.badRequest(title, [{ path, title }]);
  }
  await forgetFailures(db, attempt);
  return present;
}
