import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { CompanyRegister } from '../../../platform/register/CompanyRegister.ts';
import { askRegister } from './askRegister.ts';
import { recordVerification } from './recordVerification.ts';

/** The job that asks the register again; it fails while the register does not answer, and so is retried (rules/dossier#register). */
export async function retryVerificationSiren(
  db: Kysely<Database>,
  register: CompanyRegister,
  demandeAdministrativeId: number,
  now: Date,
): Promise<void> {
  const row = await db
    .selectFrom('demande_administrative')
    .select(['donnees', 'verification_siren'])
    .where('id', '=', demandeAdministrativeId)
    .where('tache', '<>', 'supprimee')
    .executeTakeFirst();
  if (row === undefined || row.verification_siren.resultat !== 'NON_VERIFIE') return;
  const verification = await askRegister({ register, now }, row.donnees.siret);
  if (verification.verifieLe === null) return;
  if (verification.resultat === 'NON_VERIFIE') throw new Error('le registre des entreprises ne répond pas');
  await recordVerification(db, demandeAdministrativeId, row.donnees.siret, verification);
}
