import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import { seal, unseal } from '../../../platform/auth/sealed.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'> & Partial<Pick<Config, 'certificateKey'>>;

/** A key that signs: its number, which a payload names, and its private half. */
export type SigningKey = { readonly id: number; readonly privateKey: KeyObject };

/** Numbers are drawn, not counted: a key of another site is seldom taken for one of ours (decision 0090). */
const FIRST_ID = 256;
const LAST_ID = 32_767;
const TRIES = 5;

type Current = {
  readonly id: number;
  readonly cle_publique: Buffer;
  readonly cle_privee: string | null;
  readonly cree_le: Date;
};

/** What stands before the seed in a private Ed25519 key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The 32 bytes of a public Ed25519 key (RFC 8032). */
const rawOf = (publicKey: KeyObject): Buffer => Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');

const openBytes = (bytes: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(bytes, 'base64'), format: 'der', type: 'pkcs8' });

/** The key that the operator gives, if any. */
function operatorKey({ certificateKey: seed }: Secrets): { readonly bytes: string; readonly raw: Buffer } | null {
  if (seed === null || seed === undefined) return null;
  const bytes = Buffer.concat([PKCS8_PREFIX, seed]).toString('base64');
  return { bytes, raw: rawOf(createPublicKey(openBytes(bytes))) };
}

const currentKey = (db: Kysely<Database>) =>
  db
    .selectFrom('cle_certificat')
    .select(['id', 'cle_publique', 'cle_privee', 'cree_le'])
    .where('retiree_le', 'is', null);

const retire = (db: Kysely<Database>, { id, cree_le: made }: Current, now: Date) =>
  db
    .updateTable('cle_certificat')
    .set({ retiree_le: now < made ? made : now })
    .where('id', '=', id)
    .execute();

/** Keeps the public half of the operator's key; one that was retired, or leaked, is not taken again. */
async function takeOperatorKey(secrets: Secrets, db: Kysely<Database>, now: Date): Promise<boolean> {
  const given = operatorKey(secrets);
  if (given === null) return false;
  const known = await db
    .selectFrom('cle_certificat')
    .select('id')
    .where('cle_publique', '=', given.raw)
    .executeTakeFirst();
  if (known !== undefined) return false;
  const current = await currentKey(db).forUpdate().executeTakeFirst();
  if (current !== undefined) await retire(db, current, now);
  await db
    .insertInto('cle_certificat')
    .values({ id: randomInt(FIRST_ID, LAST_ID + 1), cle_publique: given.raw, cle_privee: null, cree_le: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Makes a key and keeps it; nothing when another one has become current meanwhile. */
async function makeKey(secrets: Secrets, db: Kysely<Database>, now: Date): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = randomInt(FIRST_ID, LAST_ID + 1);
  const bytes = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  await db
    .insertInto('cle_certificat')
    .values({
      id,
      cle_publique: rawOf(publicKey),
      cle_privee: await seal(secrets, { usage: 'signature', personneId: id }, bytes),
      cree_le: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The private half of a kept key, and whether it was sealed with the former secret; null when its secret is lost. */
async function openKey(
  secrets: Secrets,
  { id, cle_publique: publique, cle_privee: sealed }: Current,
): Promise<{ readonly bytes: string; readonly isFormer: boolean } | null> {
  if (sealed === null) {
    const given = operatorKey(secrets);
    return given !== null && given.raw.equals(publique) ? { bytes: given.bytes, isFormer: false } : null;
  }
  const opened = await unseal(secrets, { usage: 'signature', personneId: id }, sealed);
  return opened === undefined ? null : { bytes: String(opened.value), isFormer: opened.isFormer };
}

/** Makes sure, within a transaction, that a current key can sign: one is made when there is none, or when its secret is lost; tells the number of a lost one. */
export async function ensureKey(secrets: Secrets, db: Kysely<Database>, now: Date): Promise<number | null> {
  let lost: number | null = null;
  for (let tried = 0; tried < TRIES; tried++) {
    if (await takeOperatorKey(secrets, db, now)) continue;
    const current = await currentKey(db).forUpdate().executeTakeFirst();
    if (current === undefined) {
      await makeKey(secrets, db, now);
      continue;
    }
    const { id } = current;
    const opened = await openKey(secrets, current);
    if (opened?.isFormer === false) return lost;
    if (opened === null) {
      lost = id;
      await retire(db, current, now);
    } else {
      await db
        .updateTable('cle_certificat')
        .set({ cle_privee: await seal(secrets, { usage: 'signature', personneId: id }, opened.bytes) })
        .where('id', '=', id)
        .execute();
    }
  }
  throw new Error('aucune clé pour signer les certificats');
}

/** The current key, locked within a transaction: a rotation waits until what is signed is written. */
export async function signingKey(secrets: Secrets, db: Kysely<Database>, now: Date): Promise<SigningKey> {
  for (let tried = 0; tried < TRIES; tried++) {
    const current = await currentKey(db).forShare().executeTakeFirst();
    const opened = current === undefined ? null : await openKey(secrets, current);
    if (current !== undefined && opened !== null) {
      return { id: current.id, privateKey: openBytes(opened.bytes) };
    }
    await ensureKey(secrets, db, now);
  }
  throw new Error('aucune clé pour signer les certificats');
}
