import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { normalizeSaisie } from '@habilis/domain/demande-administrative/normalizeSaisie';
import { revisionOf } from '@habilis/domain/demande-administrative/revisionOf';
import { saisieOf } from '@habilis/domain/demande-administrative/saisieOf';
import type { DaRevision } from '@habilis/domain/demande-administrative/workflow';
import type { Context } from '../../../platform/Handler.ts';
import { listFichiers } from './fichiers.ts';
import type { DemandeRow } from './findDemande.ts';

/** What a write changes in the validated copy; documents are compared by id. */
export async function revisionOfWrite(
  { db }: Context,
  row: DemandeRow,
  body: DemandeAdministrativeWrite,
): Promise<DaRevision> {
  const validated = new Set((await listFichiers(db, row.id, 'validee')).map(({ id }) => id));
  const kept = new Set(body.fileUploads.map((input) => ('id' in input ? input.id : null)));
  return revisionOf({
    validee: row.donnees_validees,
    saisie: normalizeSaisie(saisieOf(body)),
    arePiecesChanged: validated.symmetricDifference(kept).size > 0,
  });
}
