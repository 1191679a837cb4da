import type { fournisseur as contract } from '@habilis/api/fournisseur/endpoints';
import type { IssuedToken } from '@habilis/api/session/Account';
import type { BodyOf } from '@habilis/api/endpoint';
import type { Selectable } from 'kysely';
import type { Config } from '../../../config.ts';
import type { FacteurTable } from '../../../database/tables/facteurs.ts';
import { type Defi, makeDefi, readDefi } from '../../../platform/auth/defi.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { countAttempt, forgetFailures } from '../../../platform/auth/throttle.ts';
import { revokeSessions, sessionOf } from '../../../platform/auth/tokens.ts';
import { unseal } from '../../../platform/auth/sealed.ts';
import type { AccountContext, ContextOf } from '../../../platform/Handler.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import { readFacteurs } from '../personne/readFacteurs.ts';
import { auditWrongFactor } from '../session/auditWrongFactor.ts';
import { meetChallenge, type Met } from '../session/meetChallenge.ts';
import { openSession, rememberPerson } from '../session/openSession.ts';
import { possibleOf } from '../session/possibleOf.ts';
import { providerOf } from './depart.ts';
import { idTokenFor, type Presentee, readPresentee, spendPresentee } from '../identite/identitePresentee.ts';
import { signOutAddress } from './provider.ts';
import { tiedTo } from '../identite/tiedTo.ts';

type Entering = ContextOf<(typeof contract)['connexion']>;
type Body = BodyOf<(typeof contract)['connexion']>;
type Facteurs = readonly Selectable<FacteurTable>[];

const sealedFor = (personneId: number) => ({ usage: 'defi', personneId }) as const;

/** Asks for the account's own second factor, which the provider did not ask for: 401 with a challenge. */
async function askFactor(context: Entering, config: Config, personneId: number, facteurs: Facteurs): Promise<never> {
  const { now, settings } = context;
  const { text, defi } = await makeDefi(config, sealedFor(personneId), { now, settings });
  throw context.refuse.unauthorized('second-facteur-requis', {
    defi: text,
    facteurs: possibleOf(config, facteurs, defi),
  });
}

/** The challenge that comes back with a code or an assertion; null where the provider's own second factor counts, or the account has none (SF16). */
async function neededDefi(
  context: Entering,
  config: Config,
  { personneId, presentee, body }: { personneId: number; presentee: Presentee; body: Body },
): Promise<Defi | null> {
  const facteurs = await readFacteurs(context.db, personneId);
  if (presentee.est_multifacteur || facteurs.length === 0) return null;
  const isGiven = body.code !== undefined || body.assertion !== undefined;
  const given = isGiven ? await readDefi(config, sealedFor(personneId), body.defi ?? '', context.now) : undefined;
  return given ?? askFactor(context, config, personneId, facteurs);
}

/** Opens the session of the account to which the presented identity is tied, with the account's own second factor where the provider asked for none. */
export async function enter(context: Entering, config: Config, body: Body): Promise<IssuedToken> {
  providerOf(context, config);
  const { db, now, exchange } = context;
  const presentee = await readPresentee(context, 'connexion');
  if (presentee === undefined) throw context.refuse.badRequest('fournisseur.retour-perime');
  const person = await tiedTo(context, presentee);
  if (person === undefined) throw context.refuse.badRequest('fournisseur.retour-perime');
  const defi = await neededDefi(context, config, { personneId: person.id, presentee, body });
  const attempt =
    defi === null
      ? null
      : await countAttempt(context, { account: person.habilis_id, address: exchange.address }, 'facteur');
  const issued = await db.transaction().execute(async (trx) => {
    const { etat } = await lockPersonne(trx, person.id);
    // Meanwhile the account may have been blocked, the tie cut or a first factor added.
    const tied = await tiedTo({ db: trx }, presentee);
    if (etat !== 'active' || tied?.id !== person.id) throw context.refuse.unauthorized('fournisseur.compte-ferme');
    const facteurs = await readFacteurs(trx, person.id);
    if (defi === null && !presentee.est_multifacteur && facteurs.length > 0)
      throw context.refuse.badRequest('fournisseur.retour-perime');
    const tools = { trx, config, personneId: person.id, now };
    const met: Met | null | undefined = defi === null ? undefined : await meetChallenge(tools, facteurs, body, defi);
    if (met === null) return null;
    if (!(await spendPresentee(trx, presentee))) throw context.refuse.badRequest('fournisseur.retour-perime');
    await trx.updateTable('lien_fournisseur').set({ utilise_le: now }).where('id', '=', person.lienId).execute();
    const fournisseur = {
      siret: presentee.identite.siret,
      estMultifacteur: presentee.est_multifacteur,
      idToken: await idTokenFor(config, presentee, person.id),
    };
    return openSession(inTransaction(context, trx), config, person, { met, fournisseur });
  });
  if (issued === null) {
    await auditWrongFactor(context, person.id);
    throw context.refuse.unauthorized('second-facteur.incorrect');
  }
  if (attempt !== null) await forgetFailures(db, attempt);
  rememberPerson(context, config, person.id);
  return issued;
}

/** Ends the session here, and says where to end it at the provider too: without that the next sign-in is silent, and keeps the establishment (SF18). */
export async function signOutEverywhere(context: AccountContext, config: Config): Promise<{ adresse: string | null }> {
  const { db, caller, now } = context;
  const { id, fournisseur } = await sessionOf(db, caller.jti);
  await revokeSessions(db, caller.personneId, { only: id }, now);
  await context.audit({ action: 'deconnexion', objetType: 'personne', objetId: caller.personneId });
  if (fournisseur === null || config.fournisseur === null) return { adresse: null };
  const sealed = { usage: 'identite', personneId: caller.personneId } as const;
  const opened = await unseal(config, sealed, fournisseur.idToken);
  if (typeof opened?.value !== 'string') return { adresse: null };
  return { adresse: await signOutAddress(config, config.fournisseur, opened.value) };
}
