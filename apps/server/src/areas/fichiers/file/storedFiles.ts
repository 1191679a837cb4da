import type { FileUpload } from '@habilis/api/file/FileUpload';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context, FileAnswer, UploadedFile } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { ownerTables } from './fileOwners.ts';

type Depose = Pick<UploadedFile, 'sha256' | 'userFilename' | 'taille' | 'typeMime'>;

/** Records a stored file in the database, under who gave it; gives its id. */
export async function addFichierOf(
  db: Kysely<Database>,
  { sha256, userFilename, taille, typeMime }: Depose,
  { deposePar, deposeLe }: { readonly deposePar: number | null; readonly deposeLe?: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('fichier')
    .values({
      sha256,
      user_filename: userFilename,
      taille,
      type_mime: typeMime,
      depose_par: deposePar,
      ...(deposeLe === undefined ? {} : { depose_le: deposeLe }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records an uploaded file in the database, under the person who gave it. */
export const addFichier = (context: Context, file: UploadedFile): Promise<number> =>
  addFichierOf(context.db, file, { deposePar: context.caller?.personneId ?? null });

/** Deletes the rows of files; the store sweeps their bytes. */
export async function removeFichiers(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('fichier').where('id', 'in', ids).execute();
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
