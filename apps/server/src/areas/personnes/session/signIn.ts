import { cleanEmail } from '@habilis/domain/clean-text/cleanEmail';
import type { Credentials, IssuedToken } from '@habilis/api/session/Account';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { Config } from '../../../config.ts';
import type { FacteurTable } from '../../../database/tables/facteurs.ts';
import { type Defi, isDefiSpent, makeDefi, readDefi } from '../../../platform/auth/defi.ts';
import { DEVICE_COOKIE, knownDevice } from '../../../platform/auth/deviceMarks.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { isPassword } from '../../../platform/auth/passwords.ts';
import { type Attempting, beginLockout, countAttempt, forgetFailures } from '../../../platform/auth/throttle.ts';
import type { Context } from '../../../platform/Handler.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import { findPersonne } from '../personne/findPersonne.ts';
import { readFacteurs } from '../personne/readFacteurs.ts';
import { auditWrongFactor } from './auditWrongFactor.ts';
import { meetChallenge } from './meetChallenge.ts';
import { lockoutJob } from './lockoutJob.ts';
import { openSession, rememberPerson } from './openSession.ts';
import { possibleOf } from './possibleOf.ts';

type Body = z.infer<typeof Credentials>;
type Person = NonNullable<Awaited<ReturnType<typeof findPersonne>>>;
type Facteurs = readonly Selectable<FacteurTable>[];

/** Who attempts to open an account, and whether from a device that opened it before. */
const attemptingOf = ({ exchange, now }: Context, config: Config, account: string, personneId: number): Attempting => ({
  account,
  address: exchange.address,
  device: knownDevice(config, exchange.cookieOf(DEVICE_COOKIE), personneId, now),
});

/** Queues the lockout mail of an account, once; does the same work for an unknown account, so that its duration reveals nothing. */
const tellLockout = ({ db, jobs, now }: Context, account: string, personneId: number | null): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (await beginLockout(trx, account, now)) await jobs.send(lockoutJob, { personneId }, trx);
  });

/** The person of a name and its password; otherwise 401, recorded in the same time whether the account exists or not. */
async function provePerson(
  context: Context<'identifiants-incorrects' | 'trop-de-tentatives'>,
  config: Config,
  { username, password }: Body,
): Promise<Person> {
  const { db, exchange } = context;
  const typed = cleanEmail(username);
  const person = await findPersonne(db, username);
  // One count per person, whichever name they type; an unknown name has its own count.
  const account = person?.habilis_id ?? typed;
  const attempt = await countAttempt(context, attemptingOf(context, config, account, person?.id ?? 0));
  const usable = person?.etat === 'active' ? person.mot_de_passe : null;
  if (!(await isPassword(usable, password)) || person === undefined) {
    const object = person === undefined ? {} : { objetType: 'personne' as const, objetId: person.id };
    await context.audit({ action: 'connexion-refusee', ...object, detail: { appareil: exchange.appareil } });
    if (attempt.isLast) await tellLockout(context, account, person?.etat === 'active' ? person.id : null);
    throw context.refuse.unauthorized('identifiants-incorrects');
  }
  await forgetFailures(db, attempt);
  return person;
}

const sealedForSignIn = (person: Person) => ({ usage: 'defi', personneId: person.id }) as const;

/** The challenge that comes back with a code or an assertion; undefined when there is none or it is not valid. */
async function givenDefi({ now }: Context, config: Config, body: Body, person: Person): Promise<Defi | undefined> {
  const isGiven = body.code !== undefined || body.assertion !== undefined;
  if (body.defi === undefined || !isGiven) return undefined;
  return readDefi(config, sealedForSignIn(person), body.defi, now);
}

/** Asks for the second factor: 401 with a new challenge. */
async function askFactor(
  context: Context<'second-facteur-requis'>,
  config: Config,
  person: Person,
  facteurs: Facteurs,
): Promise<never> {
  const { now, settings } = context;
  const made = await makeDefi(config, sealedForSignIn(person), { now, settings });
  throw context.refuse.unauthorized('second-facteur-requis', {
    defi: made.text,
    facteurs: possibleOf(config, facteurs, made.defi),
  });
}

/** Opens the session of a person whose password was right, with the factor of their challenge; says why when there is none. */
async function open(
  context: Context<'identifiants-incorrects'>,
  config: Config,
  { person, body, defi }: { readonly person: Person; readonly body: Body; readonly defi: Defi | null },
): Promise<IssuedToken | 'incorrect' | 'spent'> {
  const { db, now } = context;
  return db.transaction().execute(async (trx) => {
    // Meanwhile the password may have been replaced, the account blocked or a factor added.
    const { etat, mot_de_passe: present } = await lockPersonne(trx, person.id);
    if (etat !== 'active' || present !== person.mot_de_passe)
      throw context.refuse.unauthorized('identifiants-incorrects');
    const facteurs = await readFacteurs(trx, person.id);
    if (facteurs.length > 0 && defi === null) throw context.refuse.unauthorized('identifiants-incorrects');
    // The answer of a first sign-in was lost: what is given now is not used up for nothing.
    if (defi !== null && (await isDefiSpent(trx, defi))) return 'spent';
    const tools = { trx, config, personneId: person.id, now };
    const met = defi === null ? undefined : await meetChallenge(tools, facteurs, body, defi);
    if (met === null) return 'incorrect';
    return openSession(inTransaction(context, trx), config, person, { met, fournisseur: null });
  });
}

/** Signs in with a name and its password, then with a second factor when the person has one (SF1, S22). */
export async function signIn(
  context: Context<
    'identifiants-incorrects' | 'second-facteur-requis' | 'second-facteur.incorrect' | 'trop-de-tentatives'
  >,
  config: Config,
  body: Body,
): Promise<IssuedToken> {
  const { db } = context;
  const person = await provePerson(context, config, body);
  const facteurs = await readFacteurs(db, person.id);
  const given = facteurs.length === 0 ? null : await givenDefi(context, config, body, person);
  const defi = given === undefined ? await askFactor(context, config, person, facteurs) : given;
  const attempting = attemptingOf(context, config, person.habilis_id, person.id);
  const attempt = defi === null ? null : await countAttempt(context, attempting, 'facteur');
  const issued = await open(context, config, { person, body, defi });
  if (issued === 'spent') return askFactor(context, config, person, facteurs);
  if (issued === 'incorrect') {
    await auditWrongFactor(context, person.id);
    throw context.refuse.unauthorized('second-facteur.incorrect');
  }
  if (attempt !== null) await forgetFailures(db, attempt);
  rememberPerson(context, config, person.id);
  return issued;
}
