import { archiveNames } from '@habilis/domain/file-name/archiveNames';
import { missingContent } from '../../../platform/files/FileStore.ts';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { archiveOf } from './archiveOf.ts';
import type { DemandeLue } from './DemandeLue.ts';
import { piecesOf } from './piecesOf.ts';

/** All documents of a demande that the caller reads, as one archive; refused before its first byte when one is missing. */
export async function archivePieces(
  context: RoleContext<'demande.sans-piece'>,
  demande: DemandeLue,
  nameOf: (numero: string | null) => string,
): Promise<FileAnswer> {
  const { db, files, refuse } = context;
  const { numero, pieces } = await piecesOf(context, demande);
  if (pieces.length === 0) throw refuse.conflict('demande.sans-piece');
  const rows = await db
    .selectFrom('fichier')
    .select(['id', 'sha256'])
    .where(
      'id',
      'in',
      pieces.map(({ id }) => id),
    )
    .execute();
  const addresses = new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  const names = archiveNames(
    pieces.map(({ userFilename, intitule }) => (intitule == null ? userFilename : `${intitule} - ${userFilename}`)),
  );
  const archived = pieces.map(({ id, taille, deposeLe }, rank) => {
    const sha256 = addresses.get(id);
    if (sha256 === undefined) throw missingContent();
    return { sha256, taille, deposeLe: new Date(deposeLe), name: names[rank] ?? '', open: () => files.read(sha256) };
  });
  for (const { sha256 } of archived) if (!(await files.has(sha256))) throw missingContent();
  return archiveOf(archived, nameOf(numero));
}
