import { revisionOf } from '@habilis/domain/demande-administrative/revisionOf';
import type { DaRevision } from '@habilis/domain/demande-administrative/workflow';
import type { Context } from '../../../platform/Handler.ts';
import { listFichiers } from './fichiers.ts';
import type { DemandeRow } from './findDemande.ts';

/** What the stored working copy changes in the validated one; documents are compared by id. */
export async function revisionOfRow({ db }: Context, row: DemandeRow): Promise<DaRevision> {
  const idsOf = async (copie: 'travail' | 'validee') =>
    new Set((await listFichiers(db, row.id, copie)).map(({ id }) => id));
  const [validated, kept] = [await idsOf('validee'), await idsOf('travail')];
  return revisionOf({
    validee: row.donnees_validees,
    saisie: row.donnees,
    arePiecesChanged: validated.symmetricDifference(kept).size > 0,
  });
}
