import type { NouvelleApplication } from '@habilis/api/applications/Application';
import { faultIf, type FieldFault } from '@habilis/domain/field-fault/faultIf';
import { importJWK, type JSONWebKeySet, type JWK } from 'jose';

/** By what an assertion may be signed: each by an asymmetric key (RFC 7518, RFC 8037). */
export const ALGORITHMES = ['ES256', 'ES384', 'PS256', 'RS256', 'EdDSA'] as const;
const SMALLEST_RSA_BITS = 2048;

type Given = NonNullable<NouvelleApplication['clesPubliques']>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2000;

/** The public part of a key that we can verify by; null for another one. */
function publicPart({ kty, crv, x, y, n, e, kid, alg }: Readonly<Record<string, unknown>>): JWK | null {
  const named = { ...(isText(kid) ? { kid } : {}), ...(isText(alg) ? { alg } : {}) };
  if (kty === 'EC' && (crv === 'P-256' || crv === 'P-384') && isText(x) && isText(y))
    return { kty, crv, x, y, ...named, alg: crv === 'P-256' ? 'ES256' : 'ES384' };
  if (kty === 'OKP' && crv === 'Ed25519' && isText(x)) return { kty, crv, x, ...named, alg: 'EdDSA' };
  const isLong = isText(n) && Buffer.from(n, 'base64url').length * 8 >= SMALLEST_RSA_BITS;
  if (kty === 'RSA' && isLong && isText(e)) return { kty, n, e, ...named, alg: alg === 'PS256' ? 'PS256' : 'RS256' };
  return null;
}

/** The keys as they are kept: their public parts alone; or what is wrong with them (AP4). */
export async function clesDe({ keys }: Given): Promise<JSONWebKeySet | FieldFault[]> {
  const isPrivate = keys.some((key) => 'd' in key || 'k' in key);
  if (isPrivate) return faultIf(true, 'clesPubliques', 'application.cle-privee');
  const kept = keys.flatMap((key) => publicPart(key) ?? []);
  const read = await Promise.all(kept.map((key) => importJWK(key).then(Boolean, () => false)));
  return kept.length < keys.length || read.includes(false)
    ? faultIf(true, 'clesPubliques', 'application.cle-inconnue')
    : { keys: kept };
}
