import { Assertion } from '@habilis/api/session/Assertion';
import { secondFactorCodeOf } from '@habilis/domain/compte/secondFactorCodeOf';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { FacteurTable } from '../../../database/tables/facteurs.ts';
import { challengeOf, type Defi, spendDefi } from '../../../platform/auth/defi.ts';
import { counterAfter } from '../../../platform/auth/passkeys.ts';
import { spendRecoveryCode } from '../../../platform/auth/recoveryCodes.ts';
import { seal, unseal } from '../../../platform/auth/sealed.ts';
import { stepOf } from '../../../platform/auth/totp.ts';

/** The second factor that was given. */
export type Given = { readonly code?: string | undefined; readonly assertion?: unknown };
/** What met a challenge: a factor by its name, or a recovery code. */
export type Met = { readonly genre: 'application' | 'cle' | 'secours'; readonly nom: string | null };

type Tools = {
  readonly trx: Kysely<Database>;
  readonly config: Config;
  readonly personneId: number;
  readonly now: Date;
};
type Facteur = Selectable<FacteurTable>;

/** Meets a challenge by the code of an application; the time step of a code can be used only once (SF2). */
async function meetByApplication(
  { trx, config, personneId, now }: Tools,
  facteurs: readonly Facteur[],
  code: string,
): Promise<Met | null> {
  for (const { id, nom, secret: sealed, dernier_pas: lastStep } of facteurs) {
    const opened = sealed === null ? undefined : await unseal(config, { usage: 'facteur', personneId }, sealed);
    const secret = opened?.value;
    const step = typeof secret === 'string' ? stepOf(secret, code, now, lastStep ?? 0) : null;
    if (opened === undefined || typeof secret !== 'string' || step === null) continue;
    // A secret sealed before the environment's secret changed is sealed again.
    const renewed = opened.isFormer ? { secret: await seal(config, { usage: 'facteur', personneId }, secret) } : {};
    await trx
      .updateTable('facteur')
      .set({ dernier_pas: step, utilise_le: now, ...renewed })
      .where('id', '=', id)
      .execute();
    return { genre: 'application', nom };
  }
  return null;
}

/** Meets a challenge by the assertion of one of the passkeys. */
export async function meetByPasskey(
  { trx, config, now }: Pick<Tools, 'trx' | 'config' | 'now'>,
  facteurs: readonly Facteur[],
  assertion: Assertion,
  defi: Defi,
  alone: { readonly isAlone?: boolean } = {},
): Promise<Met | null> {
  const found = facteurs.find(({ cle_id: id }) => id === assertion.id);
  if (found?.cle_id === undefined || found.cle_id === null || found.cle_publique === null) return null;
  const passkey = { id: found.cle_id, publicKey: found.cle_publique, counter: found.compteur ?? 0 };
  const compteur = await counterAfter(config, passkey, assertion, challengeOf(defi), alone);
  if (compteur === null) return null;
  await trx.updateTable('facteur').set({ compteur, utilise_le: now }).where('id', '=', found.id).execute();
  return { genre: 'cle', nom: found.nom };
}

/** Meets the challenge of a sign-in with what was given; null when that is wrong or already used (SF1 to SF5). */
export async function meetChallenge(
  tools: Tools,
  facteurs: readonly Facteur[],
  { code, assertion }: Given,
  defi: Defi,
): Promise<Met | null> {
  const { trx, config, personneId, now } = tools;
  const typed = code === undefined ? null : secondFactorCodeOf(code);
  const met = async (): Promise<Met | null> => {
    const answered = z.safeParse(Assertion, assertion);
    if (answered.success) return meetByPasskey(tools, facteurs, answered.data, defi);
    if (typed?.genre === 'application') return meetByApplication(tools, facteurs, typed.code);
    if (typed === null || !(await spendRecoveryCode(trx, config, { personneId, code: typed.code }, now))) return null;
    return { genre: 'secours', nom: null };
  };
  const found = await met();
  return found !== null && (await spendDefi(trx, defi)) ? found : null;
}
