import type { cleAcces } from '@habilis/api/cle-acces/endpoints';
import type { IssuedToken } from '@habilis/api/session/Account';
import type { BodyOf } from '@habilis/api/endpoint';
import { Assertion } from '@habilis/api/session/Assertion';
import * as z from 'zod/mini';
import type { Config } from '../../../config.ts';
import { challengeOf, makeDefi, readDefi, spendDefi } from '../../../platform/auth/defi.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { relyingPartyOf } from '../../../platform/auth/passkeys.ts';
import { countAttempt, forgetFailures } from '../../../platform/auth/throttle.ts';
import type { Context, ContextOf } from '../../../platform/Handler.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import { readFacteurs } from '../personne/readFacteurs.ts';
import { auditWrongFactor } from './auditWrongFactor.ts';
import { meetByPasskey, type Met } from './meetChallenge.ts';
import { openSession, rememberPerson } from './openSession.ts';

type ByCle = ContextOf<(typeof cleAcces)['connexion']>;

/** A challenge of nobody yet: the passkey says whose it is. */
const NOBODY = { usage: 'passe', personneId: 0 } as const;

/** What the browser needs to offer the passkeys that it holds of this site. */
export async function askCle(
  { now, settings }: Context,
  config: Config,
): Promise<{ defi: string; challenge: string; rpId: string }> {
  const { text, defi } = await makeDefi(config, NOBODY, { now, settings });
  return { defi: text, challenge: challengeOf(defi), rpId: relyingPartyOf(config).id };
}

/** The account of a passkey; undefined when no passkey here has this id. */
const holderOf = ({ db }: Context, cleId: string) =>
  db
    .selectFrom('facteur')
    .innerJoin('personne', 'personne.id', 'facteur.personne_id')
    .select(['personne.id', 'personne.habilis_id'])
    .where('facteur.cle_id', '=', cleId)
    .executeTakeFirst();

/** Signs in with a passkey alone: it holds the key, and verified its person by a code or a finger, which makes two factors of it (SF13). */
export async function signInByCle(
  context: ByCle,
  config: Config,
  { defi: text, assertion }: BodyOf<(typeof cleAcces)['connexion']>,
): Promise<IssuedToken> {
  const { db, now, exchange } = context;
  const defi = await readDefi(config, NOBODY, text, now);
  if (defi === undefined) throw context.refuse.badRequest('connexion.cle-perimee');
  const given = z.safeParse(Assertion, assertion);
  const person = given.success ? await holderOf(context, given.data.id) : undefined;
  const account = person?.habilis_id ?? 'cle-inconnue';
  const attempt = await countAttempt(context, { account, address: exchange.address }, 'facteur');
  const refused = async () => {
    await auditWrongFactor(context, person?.id);
    return context.refuse.unauthorized('connexion.cle-refusee');
  };
  if (!given.success || person === undefined) throw await refused();
  const issued = await db.transaction().execute(async (trx) => {
    const { etat } = await lockPersonne(trx, person.id);
    if (etat !== 'active') return null;
    const held = await readFacteurs(trx, person.id);
    const met: Met | null = await meetByPasskey({ trx, config, now }, held, given.data, defi, { isAlone: true });
    if (met === null || !(await spendDefi(trx, defi))) return null;
    return openSession(inTransaction(context, trx), config, person, { met, fournisseur: null });
  });
  if (issued === null) throw await refused();
  await forgetFailures(db, attempt);
  rememberPerson(context, config, person.id);
  return issued;
}
