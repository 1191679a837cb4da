import { createHmac, timingSafeEqual } from 'node:crypto';
import { type KeyUsage, stateOfKey } from '@habilis/domain/compte/stateOfKey';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Context } from '../Handler.ts';
import { lockPersonne } from './lockPersonne.ts';

/** What a key's text is computed from. */
export type KeyRow = { readonly id: number; readonly usage: KeyUsage; readonly sel: string };

/** A valid key. */
export type AccountKey = { readonly id: number; readonly personneId: number; readonly email: string | null };

const SHAPE = /^([1-9]\d{0,8})-([\w-]{43})$/;

/** The text of a key: its row's id and a seal that only this installation can make. */
export function keyOf(secret: Uint8Array, { id, usage, sel }: KeyRow): string {
  const seal = createHmac('sha256', secret).update(`cle-compte:${id}:${usage}:${sel}`).digest('base64url');
  return `${id}-${seal}`;
}

/** Ends a person's valid keys: all, or those of one usage. */
export async function endKeys(
  db: Kysely<Database>,
  personneId: number,
  { usage }: { readonly usage?: KeyUsage },
  now: Date,
): Promise<void> {
  await db
    .updateTable('cle_compte')
    .set({ expire_le: now })
    .where('personne_id', '=', personneId)
    .where('utilisee_le', 'is', null)
    .where('expire_le', '>', now)
    .$if(usage !== undefined, (query) => query.where('usage', '=', usage ?? 'activation'))
    .execute();
}

/** Makes a key for a mail and ends the person's earlier ones of that usage; gives its row's id. */
export async function makeKey(
  db: Kysely<Database>,
  {
    personneId,
    usage,
    email = null,
    now,
    expireLe,
  }: { personneId: number; usage: KeyUsage; email?: string | null; now: Date; expireLe: Date },
): Promise<number> {
  await lockPersonne(db, personneId);
  await endKeys(db, personneId, { usage }, now);
  const { id } = await db
    .insertInto('cle_compte')
    .values({ personne_id: personneId, usage, email, cree_le: now, expire_le: expireLe, utilisee_le: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Why a key is refused (CO7). */
export type KeyTitle = 'compte.cle-inconnue' | 'compte.cle-perimee' | 'compte.cle-utilisee';

/** Reads a key from its text; refuses 400 one that is unknown, expired or used (CO7). */
export async function readKey(
  { db, now, refuse }: Pick<Context<KeyTitle>, 'db' | 'now' | 'refuse'>,
  secret: Uint8Array,
  text: string,
  usage: KeyUsage,
): Promise<AccountKey> {
  const id = SHAPE.exec(text)?.[1];
  const row =
    id === undefined
      ? undefined
      : await db
          .selectFrom('cle_compte')
          .selectAll()
          .where('id', '=', Number(id))
          .where('usage', '=', usage)
          .executeTakeFirst();
  if (row === undefined || !timingSafeEqual(Buffer.from(keyOf(secret, row)), Buffer.from(text))) {
    throw refuse.badRequest('compte.cle-inconnue');
  }
  const state = stateOfKey({ expireLe: row.expire_le, utiliseeLe: row.utilisee_le }, now);
  if (state !== 'valable') throw refuse.badRequest(`compte.cle-${state}`);
  return { id: row.id, personneId: row.personne_id, email: row.email };
}

/** Reads a key that will be spent: locks its person, then reads it again, as nobody else can now spend or end it. */
export async function claimAccountKey(...key: Parameters<typeof readKey>): Promise<AccountKey> {
  const [{ db }] = key;
  const { personneId } = await readKey(...key);
  await lockPersonne(db, personneId);
  return readKey(...key);
}

/** Spends a key, which cannot be used again. */
export async function spendKey(db: Kysely<Database>, { id }: AccountKey, now: Date): Promise<void> {
  await db.updateTable('cle_compte').set({ utilisee_le: now }).where('id', '=', id).execute();
}
