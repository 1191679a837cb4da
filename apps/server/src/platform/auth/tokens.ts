import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { refuse } from '../Refusal.ts';
import { endImpersonations } from './endImpersonations.ts';
import { lockPersonne } from './lockPersonne.ts';

/** Lifetime of a token and of the whole session, in seconds (rules/wire#token). */
export const TOKEN_SECONDS = 60 * 60;
export const SESSION_SECONDS = 12 * 60 * 60;
/** After a refresh, the former token still serves this long, for calls already on their way. */
const FORMER_TOKEN_GRACE_SECONDS = 60;

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** What all tokens of one sign-in share. */
export type Session = {
  readonly id: string;
  readonly debutLe: Date;
  readonly appareil: string | null;
  /** Who let its person in; null for a password or a passkey. */
  readonly fournisseur: SessionFournisseur | null;
};

/** What a session keeps of the identity provider that opened it. */
export type SessionFournisseur = {
  readonly siret: string | null;
  readonly estMultifacteur: boolean;
  /** Sealed for the person. */
  readonly idToken: string;
};

/** Issues and records a token, which never outlives its session; gives it with its lifetime in seconds. */
export async function issueToken(
  db: Kysely<Database>,
  secret: Uint8Array,
  { personneId, habilisId, session, now }: { personneId: number; habilisId: string; session: Session; now: Date },
): Promise<{ id_token: string; validity: number }> {
  const sessionEnd = later(session.debutLe, SESSION_SECONDS).getTime();
  const expireLe = new Date(Math.min(later(now, TOKEN_SECONDS).getTime(), sessionEnd));
  const jti = randomUUID();
  await db
    .insertInto('jeton')
    .values({
      jti,
      personne_id: personneId,
      session_id: session.id,
      session_le: session.debutLe,
      appareil: session.appareil,
      cree_le: now,
      expire_le: expireLe,
      revoque_le: null,
      siret: session.fournisseur?.siret ?? null,
      est_multifacteur: session.fournisseur?.estMultifacteur ?? false,
      id_token: session.fournisseur?.idToken ?? null,
    })
    .execute();
  const id_token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(habilisId)
    .setJti(jti)
    .setIssuedAt(now)
    .setExpirationTime(expireLe)
    .sign(secret);
  return { id_token, validity: Math.max(0, Math.floor((expireLe.getTime() - now.getTime()) / 1000)) };
}

/** Ends a person's sessions at once, tokens included: all of them, one, or all but one; gives whether any was open. */
export async function revokeSessions(
  db: Kysely<Database>,
  personneId: number,
  { only, but }: { readonly only?: string; readonly but?: string | undefined },
  now: Date,
): Promise<boolean> {
  // A refresh under way finishes first, so that its new token is revoked too.
  await lockPersonne(db, personneId);
  const ended = await db
    .updateTable('jeton')
    .set({ revoque_le: now })
    .where('personne_id', '=', personneId)
    .where('expire_le', '>', now)
    .where((eb) => eb.or([eb('revoque_le', 'is', null), eb('revoque_le', '>', now)]))
    .$if(only !== undefined, (query) => query.where('session_id', '=', only ?? ''))
    .$if(but !== undefined, (query) => query.where('session_id', '<>', but ?? ''))
    .executeTakeFirst();
  await endImpersonations(db, personneId, { ...(only === undefined ? {} : { only }), but }, now);
  return ended.numUpdatedRows > 0n;
}

/** The session of a token. */
export async function sessionOf(db: Kysely<Database>, jti: string): Promise<Session> {
  const row = await db
    .selectFrom('jeton')
    .select(['session_id', 'session_le', 'appareil', 'siret', 'est_multifacteur', 'id_token'])
    .where('jti', '=', jti)
    .executeTakeFirstOrThrow();
  const { session_id: id, session_le: debutLe, appareil, siret, est_multifacteur: estMultifacteur, id_token } = row;
  const fournisseur = id_token === null ? null : { siret, estMultifacteur, idToken: id_token };
  return { id, debutLe, appareil, fournisseur };
}

/** Keeps with a token the identity token, sealed, of a provider where its person has signed in too; the one that opened the session stays. */
export async function keepIdToken(trx: Kysely<Database>, jti: string, id_token: string): Promise<void> {
  await trx.updateTable('jeton').set({ id_token }).where('jti', '=', jti).where('id_token', 'is', null).execute();
}

/** Lets a refreshed token serve a little longer; refuses 401 when its session has ended since the call began. */
export async function retireToken(
  db: Kysely<Database>,
  { jti, personneId, sessionId }: { readonly jti: string; readonly personneId: number; readonly sessionId: string },
  now: Date,
): Promise<void> {
  await lockPersonne(db, personneId);
  // A live session's latest token is never revoked. Comparing times would not work: the session may have ended after this call began.
  const latest = await db
    .selectFrom('jeton')
    .select('jti')
    .where('session_id', '=', sessionId)
    .where('revoque_le', 'is', null)
    .where('expire_le', '>', now)
    .executeTakeFirst();
  if (latest === undefined) throw refuse.unauthorized();
  const revoque_le = later(now, FORMER_TOKEN_GRACE_SECONDS);
  await db.updateTable('jeton').set({ revoque_le }).where('jti', '=', jti).where('revoque_le', 'is', null).execute();
}
