import type { FileUpload } from '@habilis/api/file/FileUpload';
import type { RoleContext } from '../../../platform/Handler.ts';
import { copyFor } from '../demande-administrative/copyFor.ts';
import { listFichiers as listAdministratifs } from '../demande-administrative/fichiers.ts';
import { findDemande as findAdministrative } from '../demande-administrative/findDemande.ts';
import { listFichiers as listHabilitation } from '../demande-habilitation/fichiers.ts';
import { findDemande as findHabilitation } from '../demande-habilitation/scope.ts';
import type { DemandeLue } from './DemandeLue.ts';

type Piece = FileUpload & { readonly intitule?: string | null };

/** The number of a demande and the documents of it that the caller reads, in their order; 404 out of scope. */
export async function piecesOf(
  context: RoleContext,
  { type, id }: DemandeLue,
): Promise<{ readonly numero: string | null; readonly pieces: readonly Piece[] }> {
  if (type === 'DH') {
    const { numero } = await findHabilitation(context, id);
    return { numero, pieces: await listHabilitation(context.db, id) };
  }
  const row = await findAdministrative(context, id);
  const { copie } = copyFor(row, context.caller.role.type);
  return { numero: row.numero, pieces: await listAdministratifs(context.db, id, copie) };
}
