import type { PreuveDemandee, PreuveFraiche } from '@habilis/api/reglage/Reglage';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import { isDefiSpent, makeDefi, readDefi } from '../../../platform/auth/defi.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { countAttempt, forgetFailures } from '../../../platform/auth/throttle.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { freshAtProvider, isTied } from '../identite/freshAtProvider.ts';
import { spendPresentee } from '../identite/identitePresentee.ts';
import { hasFactor, readFacteurs } from '../personne/readFacteurs.ts';
import { provePassword } from '../personne/provePassword.ts';
import { auditWrongFactor } from '../session/auditWrongFactor.ts';
import { meetChallenge } from '../session/meetChallenge.ts';
import { possibleOf } from '../session/possibleOf.ts';

type Proving = AccountContext<
  | 'reglage.preuve-attendue'
  | 'compte.mot-de-passe-actuel-incorrect'
  | 'second-facteur.defi-perime'
  | 'second-facteur.code-incorrect'
  | 'trop-de-tentatives'
>;

const sealedFor = ({ caller }: AccountContext) => ({ usage: 'preuve', personneId: caller.personneId }) as const;

/** What the caller must prove afresh: a second factor by this challenge, or their password where they have none; or else at the identity provider (SF12, SF19). */
export async function askFreshProof(context: AccountContext, config: Config): Promise<PreuveDemandee> {
  const { db, now, settings } = context;
  const facteurs = await readFacteurs(db, context.caller.personneId);
  const fournisseur = config.fournisseur !== null && (await isTied(db, context.caller.personneId));
  if (facteurs.length === 0) return { defi: null, facteurs: null, fournisseur };
  const { text, defi } = await makeDefi(config, sealedFor(context), { now, settings });
  return { defi: text, facteurs: possibleOf(config, facteurs, defi), fournisseur };
}

/** Refuses at the field of the proof. */
const refusedAt = (
  context: Proving,
  title: 'reglage.preuve-attendue' | 'second-facteur.defi-perime' | 'second-facteur.code-incorrect',
) => context.refuse.badRequest(title, [{ path: 'preuve', title }]);

/** Does something in a transaction once the identity provider has asked the caller afresh; what is refused there spends no proof (SF19). */
async function afterProvider<T>(context: Proving, work: (trx: Kysely<Database>) => Promise<T>): Promise<T> {
  const { db, caller } = context;
  return db.transaction().execute(async (trx) => {
    await lockPersonne(trx, caller.personneId);
    const presentee = await freshAtProvider(
      { ...context, db: trx },
      { hasFactor: await hasFactor(trx, caller.personneId) },
    );
    if (presentee === undefined || !(await spendPresentee(trx, presentee)))
      throw refusedAt(context, 'reglage.preuve-attendue');
    return work(trx);
  });
}

/** Does something in a transaction once the caller has proven afresh who they are; what is refused there spends no proof (SF12). */
export async function afterFreshProof<T>(
  context: Proving,
  config: Config,
  preuve: PreuveFraiche | undefined,
  work: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const { db, now, exchange, caller } = context;
  const { personneId, habilisId } = caller;
  if (preuve?.fournisseur === true) return afterProvider(context, work);
  if (!(await hasFactor(db, personneId))) {
    if (preuve?.motDePasse === undefined) throw refusedAt(context, 'reglage.preuve-attendue');
    await provePassword(context, preuve.motDePasse, 'preuve');
    return db.transaction().execute(async (trx) => {
      await lockPersonne(trx, personneId);
      // A factor that was added meanwhile is what is to be proven.
      if (await hasFactor(trx, personneId)) throw refusedAt(context, 'reglage.preuve-attendue');
      return work(trx);
    });
  }
  if (preuve?.defi === undefined || (preuve.code ?? preuve.assertion) === undefined) {
    throw refusedAt(context, 'reglage.preuve-attendue');
  }
  const defi = await readDefi(config, sealedFor(context), preuve.defi, now);
  if (defi === undefined || (await isDefiSpent(db, defi))) throw refusedAt(context, 'second-facteur.defi-perime');
  const attempt = await countAttempt(context, { account: habilisId, address: exchange.address }, 'facteur');
  const done = await db.transaction().execute(async (trx) => {
    await lockPersonne(trx, personneId);
    const met = await meetChallenge(
      { trx, config, personneId, now },
      await readFacteurs(trx, personneId),
      preuve,
      defi,
    );
    return met === null ? null : { answer: await work(trx) };
  });
  if (done === null) {
    await auditWrongFactor(context, personneId);
    throw refusedAt(context, 'second-facteur.code-incorrect');
  }
  await forgetFailures(db, attempt);
  return done.answer;
}
