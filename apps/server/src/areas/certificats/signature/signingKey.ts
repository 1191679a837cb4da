import { createPrivateKey, generateKeyPairSync, type KeyObject, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import { seal, unseal } from '../../../platform/auth/sealed.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

/** A key that signs: its number, which a payload names, and its private half. */
export type SigningKey = { readonly id: number; readonly privateKey: KeyObject };

/** Numbers are drawn, not counted: a key of another site is seldom taken for one of ours (decision 0090). */
const FIRST_ID = 256;
const LAST_ID = 32_767;
const TRIES = 5;

type Current = { readonly id: number; readonly cle_privee: string | null; readonly cree_le: Date };

/** The 32 bytes of a public Ed25519 key (RFC 8032). */
const rawOf = (publicKey: KeyObject): Buffer => Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');

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
  { id, cle_privee: sealed }: Current,
): Promise<{ readonly bytes: string; readonly isFormer: boolean } | null> {
  const opened = sealed === null ? undefined : await unseal(secrets, { usage: 'signature', personneId: id }, sealed);
  return opened === undefined ? null : { bytes: String(opened.value), isFormer: opened.isFormer };
}

const currentKey = (db: Kysely<Database>) =>
  db.selectFrom('cle_certificat').select(['id', 'cle_privee', 'cree_le']).where('retiree_le', 'is', null);

/** Makes sure, within a transaction, that a current key can sign: one is made when there is none, or when its secret is lost; tells the number of a lost one. */
export async function ensureKey(secrets: Secrets, db: Kysely<Database>, now: Date): Promise<number | null> {
  let lost: number | null = null;
  for (let tried = 0; tried < TRIES; tried++) {
    const current = await currentKey(db).forUpdate().executeTakeFirst();
    if (current === undefined) {
      await makeKey(secrets, db, now);
      continue;
    }
    const { id, cree_le: made } = current;
    const opened = await openKey(secrets, current);
    if (opened?.isFormer === false) return lost;
    const cle = db.updateTable('cle_certificat').where('id', '=', id);
    if (opened === null) {
      lost = id;
      await cle.set({ retiree_le: now < made ? made : now }).execute();
    } else {
      await cle
        .set({ cle_privee: await seal(secrets, { usage: 'signature', personneId: id }, opened.bytes) })
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
      const key = Buffer.from(opened.bytes, 'base64');
      return { id: current.id, privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }) };
    }
    await ensureKey(secrets, db, now);
  }
  throw new Error('aucune clé pour signer les certificats');
}
