import type {
  DemandeAdministrativeWrite,
  VerificationSiren,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { applyAtOnce } from '@habilis/domain/demande-administrative/applyAtOnce';
import { correctedPaths } from '@habilis/domain/demande-administrative/correctedPaths';
import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import { normalizeSaisie } from '@habilis/domain/demande-administrative/normalizeSaisie';
import { saisieOf } from '@habilis/domain/demande-administrative/saisieOf';
import type { RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { replaceFichiers } from './fichiers.ts';
import type { DemandeRow } from './findDemande.ts';
import { limitsOf } from './limitsOf.ts';
import { UNVERIFIED } from './UNVERIFIED.ts';

/** What a save still has to write in the row, and to check before a submit. */
export type Saved = {
  readonly saisie: DemandeAdministrativeSaisie;
  readonly saisieValidee: DemandeAdministrativeSaisie | null;
  readonly champs: readonly { readonly champ: string }[];
  readonly champsCorriges: readonly string[];
  readonly verification: VerificationSiren;
};

/** Copies the fields and files of a write to the working copy; what an instructeur changes is marked (rules/dossier#steps). */
export async function saveSaisie(
  context: RoleContext,
  row: DemandeRow,
  body: DemandeAdministrativeWrite,
  files: readonly UploadedFile[],
): Promise<Saved> {
  const saisie = normalizeSaisie(saisieOf(body));
  const { champs, changed } = await replaceFichiers(context, row.id, body.fileUploads, files);
  return {
    saisie,
    saisieValidee: row.donnees_validees === null ? null : applyAtOnce(row.donnees_validees, saisie, limitsOf(context)),
    champs,
    champsCorriges: correctedPaths({
      role: context.caller.role.type,
      corriges: row.champs_corriges,
      avant: row.donnees,
      apres: saisie,
      pieces: changed,
    }),
    // What the register said was about another SIRET.
    verification: row.donnees.siret === saisie.siret ? row.verification_siren : UNVERIFIED,
  };
}
