import type { Manuel, ManuelWrite } from '@habilis/api/manuel/Manuel';
import { manuelFaults } from '@habilis/domain/assistance/manuelFaults';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { asRead } from '../../../platform/asRead.ts';
import type { RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { addFichier, removeFichiers } from '../../fichiers/file/storedFiles.ts';
import { findManuel } from './manuels.ts';

const OBJET = 'manuel';

type Received = { readonly write: ManuelWrite; readonly files: readonly UploadedFile[] };

/** A manual as it is stored, once it has no fault; `file` comes with it, or is the one that it has. */
function columnsOf({ write, files }: Received) {
  const intitule = cleanText(write.intitule);
  const [file] = files;
  const faults = manuelFaults({ intitule, hasFile: write.id !== null || file !== undefined });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  return {
    file,
    columns: {
      intitule,
      module: write.module,
      // What guests read is nobody's alone.
      roles: write.typeAcces === 'PUBLIC' ? [] : [...new Set(write.manuelRoles)],
      type_acces: write.typeAcces,
    },
  };
}

/** The manual locked, as the caller has read it. */
async function lockManuel(context: RoleContext<'manuel.version-perimee'>, id: number, version: number) {
  const row = await context.db.selectFrom('manuel').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return asRead(row, version, async (held) =>
    context.refuse.conflict('manuel.version-perimee', await findManuel(context, 'tout', held.id)),
  );
}

/** Adds a manual, or changes the one that has the id: its address stays, whatever file replaces its own (AS17). */
export async function writeManuel(context: RoleContext<'manuel.version-perimee'>, received: Received): Promise<Manuel> {
  const { db, audit } = context;
  const { id, version } = received.write;
  const { columns, file } = columnsOf(received);
  const held = id === null ? null : await lockManuel(context, id, version);
  const fichierId = file === undefined ? (held?.fichier_id ?? 0) : await addFichier(context, file);
  if (held === null) {
    const made = await db
      .insertInto('manuel')
      .values({ ...columns, fichier_id: fichierId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit({ action: 'manuel-cree', objetType: OBJET, objetId: made.id });
    return findManuel(context, 'tout', made.id);
  }
  await db
    .updateTable('manuel')
    .set({ ...columns, fichier_id: fichierId, version: held.version + 1 })
    .where('id', '=', held.id)
    .execute();
  if (fichierId !== held.fichier_id) await removeFichiers(db, [held.fichier_id]);
  await audit({
    action: 'manuel-modifie',
    objetType: OBJET,
    objetId: held.id,
    detail: { fichierRemplace: fichierId !== held.fichier_id },
  });
  return findManuel(context, 'tout', held.id);
}

/** Removes a manual with its file. */
export async function removeManuel({ db, audit }: RoleContext, id: number): Promise<void> {
  const gone = await db
    .deleteFrom('manuel')
    .where('id', '=', id)
    .returning(['intitule', 'fichier_id'])
    .executeTakeFirst();
  if (gone === undefined) throw refuse.notFound();
  await removeFichiers(db, [gone.fichier_id]);
  await audit({ action: 'manuel-supprime', objetType: OBJET, objetId: id, detail: { intitule: gone.intitule } });
}
