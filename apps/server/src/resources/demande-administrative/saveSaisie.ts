import type {
  DemandeAdministrativeWrite,
  VerificationSiren,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import { normalizeSaisie } from '@habilis/domain/demande-administrative/normalizeSaisie';
import { isRequester } from '@habilis/domain/role/roleGroup';
import type { Context, UploadedFile } from '../../platform/Handler.ts';
import { requireRole } from '../../platform/requireCaller.ts';
import { applyAtOnce } from './applyAtOnce.ts';
import { changedPaths } from './changedPaths.ts';
import { replaceFichiers } from './fichiers.ts';
import type { DemandeRow } from './findDemande.ts';
import { saisieOf } from './saisieOf.ts';
import { UNVERIFIED } from './UNVERIFIED.ts';

/** What a save leaves to be written in the row, and to be checked before a submit. */
export type Saved = {
  readonly saisie: DemandeAdministrativeSaisie;
  readonly saisieValidee: DemandeAdministrativeSaisie | null;
  readonly champs: readonly { readonly champ: string }[];
  readonly champsCorriges: readonly string[];
  readonly verification: VerificationSiren;
};

/** Takes the fields and the files of a write into the working copy; what an examiner changes is marked (domain, C.3). */
export async function saveSaisie(
  context: Context,
  row: DemandeRow,
  body: DemandeAdministrativeWrite,
  files: readonly UploadedFile[],
): Promise<Saved> {
  const saisie = normalizeSaisie(saisieOf(body));
  const { champs, changed } = await replaceFichiers(context, row.id, body.fileUploads, files);
  const isTheirs = isRequester(requireRole(context).role.type);
  const corrected = isTheirs
    ? []
    : [...changedPaths(row.donnees, saisie), ...changed.map((champ) => `fileUploads.${champ}`)];
  return {
    saisie,
    saisieValidee: row.donnees_validees === null ? null : applyAtOnce(row.donnees_validees, saisie, champs, context),
    champs,
    champsCorriges: [...new Set([...row.champs_corriges, ...corrected])],
    // What the register said was about another SIRET.
    verification: row.donnees.siret === saisie.siret ? row.verification_siren : UNVERIFIED,
  };
}
