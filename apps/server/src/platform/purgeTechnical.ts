import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Day } from './Area.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes expired technical data: tokens, challenges, sign-in failures, file counts, kept answers, finished mails, what happened long ago. */
export async function purgeTechnical(
  db: Kysely<Database>,
  { now, settings }: Pick<Day, 'now' | 'settings'>,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await db.deleteFrom('jeton').where('expire_le', '<', dayAgo).execute();
  await db.deleteFrom('tentative').where('faite_le', '<', dayAgo).execute();
  await db.deleteFrom('depot').where('recu_le', '<', dayAgo).execute();
  await db.deleteFrom('defi_resolu').where('expire_le', '<', now).execute();
  await db.deleteFrom('defi_releve').where('expire_le', '<', dayAgo).execute();
  await db.deleteFrom('idempotence').where('cree_le', '<', dayAgo).execute();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('evenement').where('survenu_le', '<', daysAgo(settings.conservationEvenementsJours)).execute();
  const mailsBefore = daysAgo(settings.conservationCourrielsJours);
  await db
    .deleteFrom('courriel')
    // A mail that still waits for its summary after so long is for a role that has ended.
    .where((eb) => eb.or([eb('etat', '<>', 'en-attente'), eb('rythme', '<>', 'IMMEDIAT')]))
    .where('cree_le', '<', mailsBefore)
    .execute();
}
