import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';

type Signed = { readonly charge: Uint8Array; readonly signature: Uint8Array };

/** A key of this site, in force or retired, and whether it leaked since. */
export type CleQuiVerifie = { readonly publicKey: KeyObject; readonly isCompromise: boolean };

const cleOf = (row: { readonly cle_publique: Buffer; readonly compromise_le: Date | null }): CleQuiVerifie => ({
  publicKey: createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: row.cle_publique.toString('base64url') },
    format: 'jwk',
  }),
  isCompromise: row.compromise_le !== null,
});

/** The keys of this site by their number. */
export async function clesQuiVerifient(db: Kysely<Database>): Promise<ReadonlyMap<number, CleQuiVerifie>> {
  const rows = await db.selectFrom('cle_certificat').select(['id', 'cle_publique', 'compromise_le']).execute();
  return new Map(rows.map((row) => [row.id, cleOf(row)]));
}

/** Whether a key signed some bytes, and whether it leaked since; else why they say nothing. */
export function verifyWith(
  cle: CleQuiVerifie | undefined,
  { charge, signature }: Signed,
): { readonly isCompromise: boolean } | 'cle-inconnue' | 'signature-fausse' {
  if (cle === undefined) return 'cle-inconnue';
  const { publicKey, isCompromise } = cle;
  return verify(null, charge, publicKey, signature) ? { isCompromise } : 'signature-fausse';
}

/** The same with the key that a number names. */
export async function verifyByKey(db: Kysely<Database>, cleId: number, signed: Signed) {
  // Any number of two bytes may stand there: more than the column holds.
  const row = await db
    .selectFrom('cle_certificat')
    .select(['cle_publique', 'compromise_le'])
    .where(sql<boolean>`id = ${cleId}::integer`)
    .executeTakeFirst();
  return verifyWith(row === undefined ? undefined : cleOf(row), signed);
}
