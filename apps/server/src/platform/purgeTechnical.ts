import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Day } from './Area.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ECARTEE_JOURS = 365;

/** Whether a mail is kept no more: one that still waits for its summary after so long is for a role that has ended. */
export const isCourrielOver = (before: Date) => (eb: ExpressionBuilder<Database, 'courriel'>) =>
  eb.and([eb.or([eb('etat', '<>', 'en-attente'), eb('rythme', '<>', 'IMMEDIAT')]), eb('cree_le', '<', before)]);

/** Removes expired technical data: tokens, challenges, sign-in failures, file counts, kept answers, finished mails, what happened long ago, signs of dead processes, addresses set aside a year ago. */
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
  await db.deleteFrom('processus').where('vu_le', '<', dayAgo).execute();
  // A mailbox may live again: after a year one mail tries it.
  await db.deleteFrom('adresse_ecartee').where('ecartee_le', '<', daysAgo(ECARTEE_JOURS)).execute();
  await db
    .deleteFrom('courriel')
    .where(isCourrielOver(daysAgo(settings.conservationCourrielsJours)))
    .execute();
}
