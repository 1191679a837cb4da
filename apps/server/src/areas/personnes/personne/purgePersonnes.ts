import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import { purgeAccesses } from '../../../platform/purgeAccesses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes past accesses, and accounts never activated (CO17, CO18). */
export async function purgePersonnes(
  db: Kysely<Database>,
  { now, settings }: Pick<Day, 'now' | 'settings'>,
): Promise<void> {
  await purgeAccesses(db, { now, settings });
  // Somebody may have asked for it in another's name, so an account never activated goes.
  await db
    .deleteFrom('personne')
    .where('etat', '=', 'a-activer')
    .where('cree_le', '<', new Date(now.getTime() - settings.conservationComptesNonActivesJours * DAY_MS))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('role').select('role.id').whereRef('role.personne_id', '=', 'personne.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('personne as f').select('f.id').whereRef('f.fusionnee_en', '=', 'personne.id'))),
    )
    .execute();
}
