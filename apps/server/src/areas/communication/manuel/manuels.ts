import type { Manuel } from '@habilis/api/manuel/Manuel';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context, FileAnswer } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { todayAt } from '../../../platform/today.ts';
import { isFor, type Reader } from '../faq/readerOf.ts';

/** The manuals that a reader may open: the public ones, and those of their role. */
const select = (db: Kysely<Database>, reader: Reader) =>
  db
    .selectFrom('manuel')
    .innerJoin('fichier', 'fichier.id', 'manuel.fichier_id')
    .select(['manuel.id', 'manuel.version', 'intitule', 'module', 'roles', 'type_acces'])
    .select(['sha256', 'user_filename', 'type_mime', 'taille', 'depose_le'])
    .where((eb) =>
      reader === null
        ? eb('type_acces', '=', 'PUBLIC')
        : eb.or([eb('type_acces', '=', 'PUBLIC'), isFor(reader, 'manuel.roles')]),
    );

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const present = (row: Row): Manuel => ({
  id: row.id,
  version: row.version,
  intitule: row.intitule,
  module: row.module,
  manuelRoles: row.roles,
  typeAcces: row.type_acces,
  storageFilename: row.sha256,
  userFilename: row.user_filename,
  uploadDate: todayAt(row.depose_le),
  taille: row.taille,
});

/** The manuals that a reader may open. */
export const listManuels = async ({ db }: Context, reader: Reader): Promise<Manuel[]> =>
  (await select(db, reader).orderBy('manuel.id').execute()).map(present);

/** 404 for a manual that is not for its reader. */
async function findRow({ db }: Context, reader: Reader, id: number): Promise<Row> {
  const row = await select(db, reader).where('manuel.id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return row;
}

/** The file of a manual, for its reader. */
export async function fileOfManuel(context: Context, reader: Reader, id: number): Promise<FileAnswer> {
  const { sha256, user_filename: userFilename, type_mime: typeMime, taille } = await findRow(context, reader, id);
  return { stream: await context.files.read(sha256), userFilename, typeMime, taille };
}

/** One manual, for its reader. */
export const findManuel = async (context: Context, reader: Reader, id: number): Promise<Manuel> =>
  present(await findRow(context, reader, id));
