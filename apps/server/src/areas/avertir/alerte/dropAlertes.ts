import type { Kysely } from 'kysely';
import type { AlerteObjetType } from '../../../database/tables/tableauDeBord.ts';
import type { Database } from '../../../database/Database.ts';

/** Removes the alerts about an object that is deleted. */
export async function dropAlertes(db: Kysely<Database>, objetType: AlerteObjetType, objetId: number): Promise<void> {
  await db.deleteFrom('alerte').where('objet_type', '=', objetType).where('objet_id', '=', objetId).execute();
}
