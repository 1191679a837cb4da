import type { VerificationSiren } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Records what the register said of a demande's SIRET; does nothing when another SIRET was typed meanwhile. */
export async function recordVerification(
  db: Kysely<Database>,
  id: number,
  siret: string | null,
  verification: VerificationSiren,
): Promise<void> {
  await db
    .updateTable('demande_administrative')
    .set({ verification_siren: JSON.stringify(verification) })
    .where('id', '=', id)
    .where((eb) => eb(eb.ref('donnees', '->>').key('siret'), 'is not distinct from', siret))
    .execute();
}
