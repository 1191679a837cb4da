import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import {
  placeAlertesFormateur,
  placeRecapitulatif,
} from '../areas/certificats/certificat-formateur/alertesCertificats.ts';
import type { Database } from '../database/Database.ts';

/** Gives certificats their alerts, as each day does, without a mail (A27 to A29). */
export async function updateCertificats(db: Kysely<Database>, today: string): Promise<void> {
  const day = { db, today, settings: DEFAULT_SETTINGS, now: new Date(`${today}T08:00:00Z`) };
  for (const { id } of await db.selectFrom('certificat_formateur').select('id').orderBy('id').execute()) {
    await placeAlertesFormateur(day, id);
  }
  const delivering = await db.selectFrom('certificat').select('entite_id').distinct().orderBy('entite_id').execute();
  for (const { entite_id: entiteId } of delivering) await placeRecapitulatif(day, entiteId);
}
