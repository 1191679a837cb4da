import type {
  DemandeHabilitationFile,
  DemandeHabilitationFileInput,
} from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { CHAMP_INTITULE, CHAMP_MRP } from '@habilis/domain/demande-habilitation/champsFixes';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { plannedOnce } from '../../../database/plannedOnce.ts';
import type { Context, UploadedFile } from '../../../platform/Handler.ts';
import { type FieldError, refuse } from '../../../platform/Refusal.ts';
import { addFichier, forgetUnnamed, presentFichier } from '../../fichiers/file/storedFiles.ts';

type Db = Kysely<Database>;

const typeOf = (champ: string): DemandeHabilitationFile['type'] =>
  champ === CHAMP_INTITULE || champ === CHAMP_MRP ? champ : null;

/** The documents of a demande, in their order. */
export async function listFichiers(db: Db, demandeId: number): Promise<DemandeHabilitationFile[]> {
  const rows = await plannedOnce(
    db,
    db
      .selectFrom('demande_habilitation_fichier as link')
      .innerJoin('fichier', 'fichier.id', 'link.fichier_id')
      .select(['fichier.id', 'link.champ', 'link.intitule', 'fichier.user_filename', 'fichier.taille'])
      .select(['fichier.type_mime', 'fichier.depose_le'])
      .where('link.demande_id', '=', demandeId)
      .orderBy('link.rang')
      .orderBy('fichier.id'),
  );
  return rows.map((row) => ({ ...presentFichier(row), type: typeOf(row.champ), intitule: row.intitule }));
}

/** Removes every document of a demande. */
export async function dropFichiers(db: Db, demandeId: number): Promise<void> {
  const gone = await db
    .deleteFrom('demande_habilitation_fichier')
    .where('demande_id', '=', demandeId)
    .returning('fichier_id')
    .execute();
  const ids = gone.map(({ fichier_id }) => fichier_id);
  await forgetUnnamed(db, ids);
}

/** The slots that a writer may fill. */
export type Slots = { readonly isOwn: (champ: string) => boolean; readonly known: ReadonlySet<string> };

function inputErrors(
  inputs: readonly DemandeHabilitationFileInput[],
  own: ReadonlyMap<number, DemandeHabilitationFile>,
  known: ReadonlySet<string>,
  files: readonly UploadedFile[],
): FieldError[] {
  return inputs.flatMap((input, index) => {
    const wrong = (field: string) => [{ path: `fileUploads.${index}.${field}`, title: 'champ.invalide' }];
    if ('id' in input) return own.has(input.id) ? [] : wrong('id');
    if (!known.has(input.champ)) return wrong('champ');
    return files.some(({ partIndex }) => partIndex === input.partIndex) ? [] : wrong('partIndex');
  });
}

/** Gives a demande exactly the documents of a write, kept and new, in the slots of its writer (rules/wire#multipart); gives the filled slots of all writers. */
export async function replaceFichiers(
  context: Context,
  demandeId: number,
  { isOwn, known }: Slots,
  { inputs, files }: { inputs: readonly DemandeHabilitationFileInput[]; files: readonly UploadedFile[] },
): Promise<readonly string[]> {
  const { db } = context;
  const before = await listFichiers(db, demandeId);
  const own = new Map(before.filter(({ champ }) => isOwn(champ)).map((fichier) => [fichier.id, fichier]));
  // A client sends back all it read: the documents of other writers stay as they are.
  const mine = inputs.filter((input) => !('id' in input) || !before.some(({ id }) => id === input.id && !own.has(id)));
  const errors = inputErrors(mine, own, known, files);
  if (errors.length > 0) throw refuse.badRequest('donnees-invalides', errors);
  const links = new Map<number, { champ: string; intitule: string | null }>();
  for (const input of mine) {
    if ('id' in input) {
      const { champ = CHAMP_INTITULE, intitule = null } = own.get(input.id) ?? {};
      links.set(input.id, { champ, intitule: input.intitule === undefined ? intitule : input.intitule });
      continue;
    }
    const file = files.find(({ partIndex }) => partIndex === input.partIndex);
    if (file === undefined) continue;
    links.set(await addFichier(context, file), { champ: input.champ, intitule: input.intitule ?? null });
  }
  const removed = [...own.keys()].filter((id) => !links.has(id));
  if (own.size > 0) {
    await db
      .deleteFrom('demande_habilitation_fichier')
      .where('demande_id', '=', demandeId)
      .where('fichier_id', 'in', [...own.keys()])
      .execute();
  }
  const rows = [...links].map(([fichier_id, link], rang) => ({ ...link, demande_id: demandeId, fichier_id, rang }));
  if (rows.length > 0) await db.insertInto('demande_habilitation_fichier').values(rows).execute();
  await forgetUnnamed(db, removed);
  const others = before.filter(({ id }) => !own.has(id)).map(({ champ }) => champ);
  return [...others, ...rows.map(({ champ }) => champ)];
}
