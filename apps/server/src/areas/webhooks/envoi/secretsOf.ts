import type { Kysely, Selectable } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { WebhookTable } from '../../../database/tables/webhooks.ts';
import { seal, unseal } from '../../../platform/auth/sealed.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

const usedFor = (id: number) => ({ usage: 'webhook', personneId: id }) as const;

/** A secret as it is kept: it must sign, so it is encrypted and not hashed. */
export const sealSecret = (config: Secrets, webhookId: number, secret: string): Promise<string> =>
  seal(config, usedFor(webhookId), secret);

/**
 * The secrets that sign for a webhook now: its own, and the one before while it still counts; null when its own cannot be read. What was sealed
 * with the service's former secret is sealed anew.
 */
export async function secretsOf(
  config: Secrets,
  db: Kysely<Database>,
  row: Pick<Selectable<WebhookTable>, 'id' | 'secret' | 'ancien_secret' | 'ancien_secret_jusque'>,
  now: Date,
): Promise<readonly string[] | null> {
  const own = await unseal(config, usedFor(row.id), row.secret);
  if (own === undefined) return null;
  const secret = String(own.value);
  if (own.isFormer) {
    const anew = await sealSecret(config, row.id, secret);
    await db
      .updateTable('webhook')
      .set({ secret: anew })
      .where('id', '=', row.id)
      .where('secret', '=', row.secret)
      .execute();
  }
  const isCounting = row.ancien_secret_jusque !== null && row.ancien_secret_jusque > now;
  if (row.ancien_secret === null || !isCounting) return [secret];
  const before = await unseal(config, usedFor(row.id), row.ancien_secret);
  return before === undefined ? [secret] : [secret, String(before.value)];
}
