import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import type { Config } from '../../config.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;
/** The use and person of a sealed text, or the number of a key that signs or of a webhook; it cannot be read for any other. */
export type SealedFor = {
  readonly usage:
    | 'facteur'
    | 'defi'
    | 'preuve'
    | 'application'
    | 'cle'
    | 'stagiaire'
    | 'signature'
    | 'webhook'
    | 'passe'
    | 'depart'
    | 'identite';
  readonly personneId: number;
};

const KEY_BYTES = 32;
const KEY_ID_LENGTH = 12;
const decoder = new TextDecoder();

/** Derives an encryption key, and its id, from a secret of the environment. */
function keyOf(secret: Uint8Array): { readonly key: Uint8Array; readonly kid: string } {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'habilis second-facteur', KEY_BYTES));
  return { key, kid: createHash('sha256').update(key).digest('base64url').slice(0, KEY_ID_LENGTH) };
}

/** The current secret, then the former one. */
const secretsOf = ({ tokenSecret, formerTokenSecret }: Secrets): readonly Uint8Array[] =>
  formerTokenSecret === null ? [tokenSecret] : [tokenSecret, formerTokenSecret];

/** Encrypts a value for one use of one person with AES-256-GCM (RFC 7516). */
export async function seal(secrets: Secrets, { usage, personneId }: SealedFor, value: unknown): Promise<string> {
  const { key, kid } = keyOf(secrets.tokenSecret);
  const text = JSON.stringify({ usage, personneId, value });
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
    .encrypt(key);
}

/** Reads a text sealed for this use and person, and whether with the current secret; undefined for any other text. */
export async function unseal(
  secrets: Secrets,
  { usage, personneId }: SealedFor,
  sealed: string,
): Promise<{ readonly value: unknown; readonly isFormer: boolean } | undefined> {
  try {
    const { kid } = decodeProtectedHeader(sealed);
    const rank = secretsOf(secrets).findIndex((secret) => keyOf(secret).kid === kid);
    const secret = secretsOf(secrets)[rank];
    if (secret === undefined) return undefined;
    const { plaintext } = await compactDecrypt(sealed, keyOf(secret).key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const held = JSON.parse(decoder.decode(plaintext)) as { usage: string; personneId: number; value: unknown };
    return held.usage === usage && held.personneId === personneId
      ? { value: held.value, isFormer: rank > 0 }
      : undefined;
  } catch {
    return undefined;
  }
}

const sealOf = (secret: Uint8Array, text: string): string =>
  createHmac('sha256', keyOf(secret).key).update(text).digest('base64url');

/** A keyed hash of a text: without the secret, nobody can compute it or test guesses. */
export const fingerprintOf = ({ tokenSecret }: Secrets, text: string): string => sealOf(tokenSecret, text);

/** Whether a seal matches a text, with the current or the former secret. */
export function isFingerprint(secrets: Secrets, kept: string, text: string): boolean {
  const held = Buffer.from(kept);
  return secretsOf(secrets)
    .map((secret) => Buffer.from(sealOf(secret, text)))
    .some((one) => one.length === held.length && timingSafeEqual(one, held));
}
