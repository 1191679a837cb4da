import { checkSoumission } from '@habilis/domain/demande-administrative/checkSoumission';
import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import type { VerificationSiren } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { Context } from '../../platform/Handler.ts';
import { refuse } from '../../platform/Refusal.ts';
import { askRegister } from './askRegister.ts';
import type { DemandeRow } from './findDemande.ts';
import type { Saved } from './saveSaisie.ts';

/** Refuses a submit whose fields or documents are not complete and right; `only` limits it to some paths (domain, C.3). */
export function refuseIncomplete({ today, settings }: Context, saved: Saved, only?: readonly string[]): void {
  const errors = checkSoumission(saved.saisie, saved.champs, {
    today,
    validiteAttestationJours: settings.validiteAttestationUrssafJours,
  }).filter(({ path }) => only === undefined || only.includes(path));
  if (errors.length > 0) throw refuse.badRequest('donnees-invalides', errors);
}

/** 409 when another entity, or another request under way, has the same SIRET (domain, C.3). */
export async function refuseTakenSiret(
  { db }: Context,
  row: DemandeRow,
  { siret }: DemandeAdministrativeSaisie,
): Promise<void> {
  if (siret === null) return;
  const entite = await db
    .selectFrom('entite')
    .select('id')
    .where('siret', '=', siret)
    .where('id', '<>', row.entite_id ?? 0)
    .executeTakeFirst();
  const other = await db
    .selectFrom('demande_administrative')
    .select('id')
    .where('siret', '=', siret)
    .where('en_cours', '=', true)
    .where('id', '<>', row.id)
    // A draft that nobody submitted reserves nothing.
    .where('date_first_soumission', 'is not', null)
    .executeTakeFirst();
  if (entite !== undefined || other !== undefined) throw refuse.conflict('demande-administrative.siret-deja-utilise');
}

/** Asks the register unless it was asked; only a closed SIREN keeps from submitting, an outage is retried later (domain, C.3 and decision 9). */
export async function refuseClosedSiren(context: Context, row: DemandeRow, saved: Saved): Promise<VerificationSiren> {
  const wasAsked = saved.verification.verifieLe !== null;
  const verification = wasAsked ? saved.verification : await askRegister(context, saved.saisie.siret);
  if (verification.resultat === 'FERME')
    throw refuse.badRequest('donnees-invalides', [{ path: 'siret', title: 'champ.siren-ferme' }]);
  if (verification.resultat === 'NON_VERIFIE' && !wasAsked) {
    await context.jobs.send('verification-siren', { demandeAdministrativeId: row.id }, context.db);
  }
  return verification;
}
