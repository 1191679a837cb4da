import type { FileUpload } from '@habilis/api/file/FileUpload';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context, FileAnswer, UploadedFile } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { ownerTables } from './fileOwners.ts';

/** Records an uploaded file in the database, under the person who gave it. */
export async function addFichier(context: Context, file: UploadedFile): Promise<number> {
  const { id } = await context.db
    .insertInto('fichier')
    .values({
      sha256: file.sha256,
      user_filename: file.userFilename,
      taille: file.taille,
      type_mime: file.typeMime,
      depose_par: context.caller?.personneId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type FichierRow = {
  readonly id: number;
  readonly champ: string;
  readonly user_filename: string;
  readonly taille: number;
  readonly type_mime: string;
  readonly depose_le: Date;
};

/** A file with its slot, as the API shows it. */
export const presentFichier = (row: FichierRow): FileUpload => ({
  id: row.id,
  champ: row.champ,
  userFilename: row.user_filename,
  taille: row.taille,
  typeMime: row.type_mime,
  deposeLe: row.depose_le.toISOString(),
});

/** Deletes the rows of files that nothing names any more; the store sweeps their bytes. */
export async function forgetUnnamed(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const named = ownerTables().map(
    (table) => sql`exists (select from ${sql.table(table)} link where link.fichier_id = fichier.id)`,
  );
  await db
    .deleteFrom('fichier')
    .where('id', 'in', ids)
    .where(sql<boolean>`not (${sql.join(named, sql` or `)})`)
    .execute();
}

/** A stored file, sent as it was given; 404 when it was deleted. */
export async function openFichier({ db, files }: Context, id: number): Promise<FileAnswer> {
  const row = await db.selectFrom('fichier').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  const { user_filename: userFilename, type_mime: typeMime, taille, sha256 } = row;
  return { stream: await files.read(sha256), userFilename, typeMime, taille };
}
