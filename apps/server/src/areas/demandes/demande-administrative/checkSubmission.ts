import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import { isSirenBlocking } from '@habilis/domain/demande-administrative/isSirenBlocking';
import { countLookups } from '../../../platform/auth/throttle.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { type FieldError, refuse } from '../../../platform/Refusal.ts';
import type { DemandeRow } from './findDemande.ts';
import type { Saved } from './saveSaisie.ts';
import { freeRefusedSiret } from './freeRefusedSiret.ts';
import { verificationSirenJob } from './verificationSirenJob.ts';

/** Refuses what the domain finds wrong in a form (rules/dossier#submit). */
export function refuseFaults(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw refuse.badRequest('donnees-invalides', errors);
}

/** Why a SIRET may not be had: it is somebody's, or its caller asked for too many. */
export type SiretTitle = 'demande-administrative.siret-deja-utilise' | 'session-certification.trop-de-recherches';

/** Counts and records an answer that tells whether a SIRET is known here (SC22). */
export const countSiret = (
  context: RoleContext<'session-certification.trop-de-recherches'>,
  siret: string,
): Promise<void> => countLookups(context, 1, { action: 'demande-administrative.RechercheSiret', detail: { siret } });

/** 409 when another entite, or another demande under way, has the same SIRET (rules/dossier#submit). */
export async function refuseTakenSiret(
  context: RoleContext<SiretTitle>,
  row: DemandeRow,
  { siret }: DemandeAdministrativeSaisie,
): Promise<void> {
  if (siret === null) return;
  const { db, refuse } = context;
  await freeRefusedSiret(db, siret);
  const entite = await db.selectFrom('entite').select('id').where('siret', '=', siret).executeTakeFirst();
  const isOwn = entite !== undefined && entite.id === row.entite_id;
  if (!isOwn) await countSiret(context, siret);
  const other = await db
    .selectFrom('demande_administrative')
    .select('id')
    .where('siret', '=', siret)
    .where('en_cours', '=', true)
    .where('id', '<>', row.id)
    // A draft that was never submitted reserves no SIRET.
    .where('date_first_soumission', 'is not', null)
    .executeTakeFirst();
  if ((entite !== undefined && !isOwn) || other !== undefined)
    throw refuse.conflict('demande-administrative.siret-deja-utilise');
}

/** Refuses a SIREN known as closed; when the register has not answered, a job asks later: no transaction waits on the register (rules/dossier#submit, rules/dossier#register). */
export async function refuseClosedSiren(
  { jobs, db }: Context,
  row: DemandeRow,
  { verification }: Pick<Saved, 'verification'>,
): Promise<void> {
  if (isSirenBlocking(verification.resultat)) refuseFaults([{ path: 'siret', title: 'champ.siren-ferme' }]);
  if (verification.resultat === 'NON_VERIFIE')
    await jobs.send(verificationSirenJob, { demandeAdministrativeId: row.id }, db);
}
