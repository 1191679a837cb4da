import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import { purgeAccesses } from '../../../platform/purgeAccesses.ts';
import { isTaken } from '../../../platform/reprise/isFormer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether an account goes: somebody may have asked for it in another's name, and nobody activated it; one that was taken over is named by certificats (C1150). */
export const isNeverActivated = (before: Date) => (eb: ExpressionBuilder<Database, 'personne'>) =>
  eb.and([
    eb('etat', '=', 'a-activer'),
    eb('cree_le', '<', before),
    eb.not(eb.exists(eb.selectFrom('role').select('role.id').whereRef('role.personne_id', '=', 'personne.id'))),
    eb.not(isTaken('personnes', 'personne.id')),
    eb.not(eb.exists(eb.selectFrom('personne as f').select('f.id').whereRef('f.fusionnee_en', '=', 'personne.id'))),
  ]);

/** Removes past accesses, and accounts never activated (CO17, CO18). */
export async function purgePersonnes(
  db: Kysely<Database>,
  { now, settings }: Pick<Day, 'now' | 'settings'>,
): Promise<void> {
  await purgeAccesses(db, { now, settings });
  const before = new Date(now.getTime() - settings.conservationComptesNonActivesJours * DAY_MS);
  await db.deleteFrom('personne').where(isNeverActivated(before)).execute();
}
