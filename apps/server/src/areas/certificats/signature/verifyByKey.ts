import { createPublicKey, verify } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';

type Signed = { readonly charge: Uint8Array; readonly signature: Uint8Array };

/** Whether a key of this site, in force or retired, signed some bytes, and whether it leaked since; else why they say nothing. */
export async function verifyByKey(
  db: Kysely<Database>,
  cleId: number,
  { charge, signature }: Signed,
): Promise<{ readonly isCompromise: boolean } | 'cle-inconnue' | 'signature-fausse'> {
  // Any number of two bytes may stand there: more than the column holds.
  const key = await db
    .selectFrom('cle_certificat')
    .select(['cle_publique', 'compromise_le'])
    .where(sql<boolean>`id = ${cleId}::integer`)
    .executeTakeFirst();
  if (key === undefined) return 'cle-inconnue';
  const x = key.cle_publique.toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, charge, publicKey, signature) ? { isCompromise: key.compromise_le !== null } : 'signature-fausse';
}
