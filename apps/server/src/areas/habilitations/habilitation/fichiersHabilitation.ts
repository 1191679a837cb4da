import type { FileUpload, FileUploadInput } from '@habilis/api/file/FileUpload';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context, UploadedFile } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { addFichier, forgetUnnamed, presentFichier } from '../../fichiers/file/storedFiles.ts';

/** The documents of a habilitation, in their order. */
export async function listFichiersHabilitation(db: Kysely<Database>, id: number): Promise<FileUpload[]> {
  const rows = await db
    .selectFrom('habilitation_fichier as link')
    .innerJoin('fichier', 'fichier.id', 'link.fichier_id')
    .select(['fichier.id', 'link.champ', 'fichier.user_filename', 'fichier.taille'])
    .select(['fichier.type_mime', 'fichier.depose_le'])
    .where('link.habilitation_id', '=', id)
    .orderBy('link.rang')
    .execute();
  return rows.map(presentFichier);
}

/** Adds the documents of a new habilitation; 400 for an input that keeps a file, since there is none yet. */
export async function addFichiersHabilitation(
  context: Context,
  habilitationId: number,
  inputs: readonly FileUploadInput[],
  files: readonly UploadedFile[],
): Promise<void> {
  for (const [rang, input] of inputs.entries()) {
    const file = 'id' in input ? undefined : files.find(({ partIndex }) => partIndex === input.partIndex);
    if ('id' in input || file === undefined) {
      throw refuse.badRequest('donnees-invalides', [{ path: `fileUploads.${rang}`, title: 'champ.invalide' }]);
    }
    const id = await addFichier(context, file);
    await context.db
      .insertInto('habilitation_fichier')
      .values({ habilitation_id: habilitationId, fichier_id: id, champ: input.champ, rang })
      .execute();
  }
}

/** Deletes the rows of a habilitation's documents; the store sweeps their bytes. */
export async function dropFichiersHabilitation(db: Kysely<Database>, habilitationId: number): Promise<void> {
  const gone = await db
    .deleteFrom('habilitation_fichier')
    .where('habilitation_id', '=', habilitationId)
    .returning('fichier_id')
    .execute();
  await forgetUnnamed(
    db,
    gone.map(({ fichier_id }) => fichier_id),
  );
}
