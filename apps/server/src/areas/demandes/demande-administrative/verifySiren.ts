import type { VerificationSiren } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { RoleContext } from '../../../platform/Handler.ts';
import { askRegister } from './askRegister.ts';
import { findDemande } from './findDemande.ts';
import { recordVerification } from './recordVerification.ts';
import { verificationSirenJob } from './verificationSirenJob.ts';

/** Asks the register about a demande's SIREN and records the answer; an outage is retried by a job (rules/dossier#register). */
export async function verifySiren(context: RoleContext, id: number): Promise<VerificationSiren> {
  const { donnees } = await findDemande(context, id);
  const verification = await askRegister(context, donnees.siret);
  await recordVerification(context.db, id, donnees.siret, verification);
  if (verification.resultat === 'NON_VERIFIE' && verification.verifieLe !== null) {
    await context.jobs.send(verificationSirenJob, { demandeAdministrativeId: id }, context.db);
  }
  return verification;
}
