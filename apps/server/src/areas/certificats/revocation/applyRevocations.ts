import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Marks the certificats whose revocation has come into effect; the check does not wait for it. */
export async function applyRevocations(db: Kysely<Database>, now: Date): Promise<void> {
  // The certificat is locked first, as by whoever cancels.
  await sql`with due as materialized (
      select certificat.id from certificat join revocation_certificat due on due.certificat_id = certificat.id
      where due.annulee_le is null and due.appliquee_le is null and due.applique_le <= ${now} for update of certificat
    ), applied as (
      update revocation_certificat set appliquee_le = ${now} from due where certificat_id = due.id
        and annulee_le is null and appliquee_le is null and applique_le <= ${now} returning certificat_id
    )
    update certificat set statut = 'REVOQUE' from applied where certificat.id = applied.certificat_id`.execute(db);
}
