import { CONSERVATION_LIVRAISONS_JOURS } from '@habilis/domain/webhook/webhookFaults';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';

const DAY_MS = 86_400_000;

/** Removes the messages that are kept no more, with their tries (WH9). */
export async function purgeLivraisons(db: Kysely<Database>, { now }: Pick<Day, 'now'>): Promise<void> {
  const before = new Date(now.getTime() - CONSERVATION_LIVRAISONS_JOURS * DAY_MS);
  await db.deleteFrom('webhook_livraison').where('survenu_le', '<', before).where('depuis', '<', before).execute();
}
