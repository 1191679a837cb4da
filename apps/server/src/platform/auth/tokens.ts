import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** Lifetime of a token and of the whole session, in seconds (wire, Token). */
export const TOKEN_SECONDS = 60 * 60;
export const SESSION_SECONDS = 12 * 60 * 60;
/** After a refresh the former token serves this long, for the calls already on their way. */
const FORMER_TOKEN_GRACE_SECONDS = 60;

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Issues a token and records it; it never outlives its session. Gives the token and its lifetime in seconds. */
export async function issueToken(
  db: Kysely<Database>,
  secret: Uint8Array,
  { personneId, habilisId, sessionLe, now }: { personneId: number; habilisId: string; sessionLe: Date; now: Date },
): Promise<{ id_token: string; validity: number }> {
  const sessionEnd = later(sessionLe, SESSION_SECONDS).getTime();
  const expireLe = new Date(Math.min(later(now, TOKEN_SECONDS).getTime(), sessionEnd));
  const jti = randomUUID();
  await db
    .insertInto('jeton')
    .values({ jti, personne_id: personneId, session_le: sessionLe, expire_le: expireLe, revoque_le: null })
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

/** Ends the whole session of a token at once, its refreshed tokens included. */
export async function revokeSession(db: Kysely<Database>, jti: string, now: Date): Promise<void> {
  await db
    .updateTable('jeton as other')
    .set({ revoque_le: now })
    .from('jeton as mine')
    .where('mine.jti', '=', jti)
    .whereRef('other.personne_id', '=', 'mine.personne_id')
    .whereRef('other.session_le', '=', 'mine.session_le')
    .execute();
}

/** Lets a refreshed token serve a short while longer. */
export async function retireToken(db: Kysely<Database>, jti: string, now: Date): Promise<void> {
  const revoque_le = later(now, FORMER_TOKEN_GRACE_SECONDS);
  await db.updateTable('jeton').set({ revoque_le }).where('jti', '=', jti).where('revoque_le', 'is', null).execute();
}
