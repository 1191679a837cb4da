import type { JSONWebKeySet } from 'jose';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import { ALGORITHMES } from '../application/clesPubliques.ts';
import { tokenEndpointOf } from './metadata.ts';

/** How far the client's clock may be from ours. */
const TOLERANCE_SECONDS = 60;
/** An assertion is made for one call: it lives no longer. */
const LONGEST_SECONDS = 600;
const LONGEST_JTI = 200;

/** The client that an assertion says it comes from, not verified yet; undefined when it is none. */
export function claimedClient(assertion: string): string | undefined {
  try {
    return decodeJwt(assertion).sub;
  } catch {
    return undefined;
  }
}

type Known = { readonly id: number; readonly clientId: string; readonly cles: JSONWebKeySet };

/** Whether an assertion is by the application's own key, for us, of now, and serves for the first time (RFC 7523, section 3; AP4). */
export async function isAssertionOf(
  { db, config, now }: { readonly db: Kysely<Database>; readonly config: Config; readonly now: Date },
  assertion: string,
  { id, clientId, cles }: Known,
): Promise<boolean> {
  const verified = await jwtVerify(assertion, createLocalJWKSet(cles), {
    issuer: clientId,
    subject: clientId,
    audience: [config.siteUrl, tokenEndpointOf(config)],
    algorithms: [...ALGORITHMES],
    requiredClaims: ['exp', 'jti'],
    clockTolerance: TOLERANCE_SECONDS,
    currentDate: now,
  }).catch(() => null);
  const { jti = '', exp = 0 } = verified?.payload ?? {};
  const seconds = now.getTime() / 1000;
  if (verified === null || typeof jti !== 'string' || jti === '' || jti.length > LONGEST_JTI) return false;
  if (exp > seconds + LONGEST_SECONDS + TOLERANCE_SECONDS) return false;
  const expire_le = new Date((exp + TOLERANCE_SECONDS) * 1000);
  const kept = await db
    .insertInto('application_assertion')
    .values({ application_id: id, jti, expire_le })
    .onConflict((conflict) => conflict.columns(['application_id', 'jti']).doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}
