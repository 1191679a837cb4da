import { randomUUID } from 'node:crypto';
import type { Settings } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/Database.ts';
import { seal, type SealedFor, unseal } from './sealed.ts';

const MINUTE_MS = 60_000;
const Held = z.object({ jti: z.string(), expireMs: z.number(), secret: z.optional(z.string()) });

/** A challenge: its id, its expiry, and the application's secret when it proposes one. */
export type Defi = z.infer<typeof Held>;

/** What a passkey signs: the challenge's id, in WebAuthn's encoding. */
export const challengeOf = ({ jti }: Defi): string => Buffer.from(jti).toString('base64url');

/** Makes a short-lived challenge for one person and one use (SF5). */
export async function makeDefi(
  config: Config,
  sealedFor: SealedFor,
  { now, settings, secret }: { readonly now: Date; readonly settings: Settings; readonly secret?: string },
): Promise<{ readonly text: string; readonly defi: Defi }> {
  const expireMs = now.getTime() + settings.validiteDefiConnexionMinutes * MINUTE_MS;
  const defi: Defi = { jti: randomUUID(), expireMs, ...(secret === undefined ? {} : { secret }) };
  return { text: await seal(config, sealedFor, defi), defi };
}

/** Reads a challenge; undefined when it is of another person or use, or expired. */
export async function readDefi(
  config: Config,
  sealedFor: SealedFor,
  text: string,
  now: Date,
): Promise<Defi | undefined> {
  const opened = await unseal(config, sealedFor, text);
  const held = z.safeParse(Held, opened?.value);
  return held.success && now.getTime() < held.data.expireMs ? held.data : undefined;
}

/** Whether a challenge was already spent. */
export async function isDefiSpent(db: Kysely<Database>, { jti }: Defi): Promise<boolean> {
  const spent = await db.selectFrom('defi_releve').select('jti').where('jti', '=', jti).executeTakeFirst();
  return spent !== undefined;
}

/** Spends a challenge; false when it was already spent. */
export async function spendDefi(trx: Kysely<Database>, { jti, expireMs }: Defi): Promise<boolean> {
  const spent = await trx
    .insertInto('defi_releve')
    .values({ jti, expire_le: new Date(expireMs) })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .executeTakeFirst();
  return (spent.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
