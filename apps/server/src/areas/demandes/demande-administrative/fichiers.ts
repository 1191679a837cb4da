import type { FileUpload, FileUploadInput } from '@habilis/api/file/FileUpload';
import { PIECES } from '@habilis/domain/demande-administrative/piecesRequises';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { plannedOnce } from '../../../database/plannedOnce.ts';
import type { Context, UploadedFile } from '../../../platform/Handler.ts';
import { type FieldError, refuse } from '../../../platform/Refusal.ts';
import { addFichier, forgetUnnamed, presentFichier } from '../../fichiers/file/storedFiles.ts';

type Db = Kysely<Database>;
type Copie = 'travail' | 'validee';

/** The files of a copy of a demande, in their order. */
export async function listFichiers(db: Db, demandeId: number, copie: Copie): Promise<FileUpload[]> {
  const rows = await plannedOnce(
    db,
    db
      .selectFrom('demande_administrative_fichier as link')
      .innerJoin('fichier', 'fichier.id', 'link.fichier_id')
      .select([
        'fichier.id',
        'link.champ',
        'fichier.user_filename',
        'fichier.taille',
        'fichier.type_mime',
        'fichier.depose_le',
      ])
      .where('link.demande_id', '=', demandeId)
      .where('link.copie', '=', copie)
      .orderBy('link.rang'),
  );
  return rows.map(presentFichier);
}

/** Removes every file of a copy. */
export async function dropFichiers(db: Db, demandeId: number, copie: Copie): Promise<void> {
  const gone = await db
    .deleteFrom('demande_administrative_fichier')
    .where('demande_id', '=', demandeId)
    .where('copie', '=', copie)
    .returning('fichier_id')
    .execute();
  await forgetUnnamed(
    db,
    gone.map(({ fichier_id }) => fichier_id),
  );
}

/** Makes one copy name the same files as the other. */
export async function copyFichiers(db: Db, demandeId: number, from: Copie, to: Copie): Promise<void> {
  const named = await db
    .selectFrom('demande_administrative_fichier')
    .select(['demande_id', 'fichier_id', 'champ', 'rang'])
    .where('demande_id', '=', demandeId)
    .where('copie', '=', from)
    .execute();
  const before = await db
    .deleteFrom('demande_administrative_fichier')
    .where('demande_id', '=', demandeId)
    .where('copie', '=', to)
    .returning('fichier_id')
    .execute();
  if (named.length > 0) {
    await db
      .insertInto('demande_administrative_fichier')
      .values(named.map((link) => ({ ...link, copie: to })))
      .execute();
  }
  await forgetUnnamed(
    db,
    before.map(({ fichier_id }) => fichier_id),
  );
}

const isSlot = (champ: string): boolean => PIECES.some((piece) => piece === champ);

function inputErrors(
  inputs: readonly FileUploadInput[],
  known: ReadonlyMap<number, FileUpload>,
  files: readonly UploadedFile[],
): FieldError[] {
  return inputs.flatMap((input, index) => {
    if ('id' in input) return known.has(input.id) ? [] : [{ path: `fileUploads.${index}.id`, title: 'champ.invalide' }];
    if (!isSlot(input.champ)) return [{ path: `fileUploads.${index}.champ`, title: 'champ.invalide' }];
    return files.some(({ partIndex }) => partIndex === input.partIndex)
      ? []
      : [{ path: `fileUploads.${index}.partIndex`, title: 'champ.invalide' }];
  });
}

/** Gives the working copy exactly the files of a write, kept and new (rules/wire#multipart); tells which slots changed. */
export async function replaceFichiers(
  context: Context,
  demandeId: number,
  inputs: readonly FileUploadInput[],
  files: readonly UploadedFile[],
): Promise<{ readonly champs: readonly { readonly champ: string }[]; readonly changed: readonly string[] }> {
  const { db } = context;
  const before = await listFichiers(db, demandeId, 'travail');
  const known = new Map(before.map((fichier) => [fichier.id, fichier]));
  const errors = inputErrors(inputs, known, files);
  if (errors.length > 0) throw refuse.badRequest('donnees-invalides', errors);
  const links: { fichier_id: number; champ: string }[] = [];
  const added: string[] = [];
  for (const input of inputs) {
    if ('id' in input) {
      links.push({ fichier_id: input.id, champ: known.get(input.id)?.champ ?? 'autre' });
      continue;
    }
    const file = files.find(({ partIndex }) => partIndex === input.partIndex);
    if (file === undefined) continue;
    links.push({ fichier_id: await addFichier(context, file), champ: input.champ });
    added.push(input.champ);
  }
  const unique = [...new Map(links.map((link) => [link.fichier_id, link])).values()];
  const removed = before.filter(({ id }) => !unique.some(({ fichier_id }) => fichier_id === id));
  if (added.length > 0 || removed.length > 0) {
    await db
      .deleteFrom('demande_administrative_fichier')
      .where('demande_id', '=', demandeId)
      .where('copie', '=', 'travail')
      .execute();
    if (unique.length > 0) {
      await db
        .insertInto('demande_administrative_fichier')
        .values(unique.map((link, rang) => ({ ...link, demande_id: demandeId, copie: 'travail' as const, rang })))
        .execute();
    }
    await forgetUnnamed(
      db,
      removed.map(({ id }) => id),
    );
  }
  return { champs: unique, changed: [...new Set([...added, ...removed.map(({ champ }) => champ)])] };
}
