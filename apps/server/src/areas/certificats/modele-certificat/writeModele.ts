import { buffer } from 'node:stream/consumers';
import type { ModeleCertificat, ModeleCertificatWrite } from '@habilis/api/modele-certificat/ModeleCertificat';
import { dessinFaults, modeleFaults, validiteFaults } from '@habilis/domain/modele-certificat/modeleFaults';
import type { ContenuModele } from '../../../database/tables/certificats.ts';
import type { RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { addFichier, forgetUnnamed } from '../../fichiers/file/storedFiles.ts';
import type { PapierTexts } from '../papier/papierTexts.ts';
import { isWholePicture } from './isWholePicture.ts';
import { mayEditModele, mayModelNiveau } from './modeleScope.ts';
import { readModele } from './readModeles.ts';

type StaleTitle = 'modele-certificat.version-perimee';
type ImageTitle = 'modele-certificat.pas-une-image';
type Received = { readonly write: ModeleCertificatWrite; readonly files: readonly UploadedFile[] };

/** What is wrong with a model that is kept; a draft may be unfinished, but stays on its page (MC5). */
function refuseFaulty({ write }: Received): void {
  const faults = [...dessinFaults(write), ...validiteFaults(write)];
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
}

/** Refuses a picture that no certificat of the model could show (MC13). */
async function refuseUnprintable(context: RoleContext<ImageTitle>, files: readonly UploadedFile[]): Promise<void> {
  for (const { sha256 } of files) {
    const bytes = await buffer(await context.files.read(sha256));
    if (!(await isWholePicture(bytes))) throw context.refuse.badRequest('modele-certificat.pas-une-image');
  }
}

const contenuOf = (write: ModeleCertificatWrite): string =>
  JSON.stringify({
    orientation: write.orientation,
    formes: write.formes,
    zones: write.zones,
    fond: write.fond,
    texteLegal: write.texteLegal,
    signataire: write.signataire,
  } satisfies ContenuModele);

const columnsOf = (write: ModeleCertificatWrite) => ({
  mode: write.mode,
  format: write.format,
  date_debut_validite: write.dateDebutValidite,
  date_fin_validite: write.dateFinValidite,
  contenu: contenuOf(write),
});

/** Gives a version the pictures of a write: those that it keeps of the model's, and those that come with it. */
async function keepFiles(
  context: RoleContext,
  { modeleId, versionId }: { readonly modeleId: number; readonly versionId: number },
  { write, files }: Received,
): Promise<void> {
  const { db } = context;
  const held = await db
    .selectFrom('modele_certificat_fichier as link')
    .innerJoin('modele_certificat_version as version', 'version.id', 'link.version_id')
    .select(['link.fichier_id', 'link.champ'])
    .where('version.modele_id', '=', modeleId)
    .execute();
  await db.deleteFrom('modele_certificat_fichier').where('version_id', '=', versionId).execute();
  for (const input of write.fileUploads) {
    const kept = 'id' in input ? held.find(({ fichier_id: id }) => id === input.id) : undefined;
    const sent = 'id' in input ? undefined : files.find(({ partIndex }) => partIndex === input.partIndex);
    if (kept === undefined && sent === undefined) throw refuse.badRequest('donnees-invalides');
    const champ = 'id' in input ? (kept?.champ ?? '') : input.champ;
    const fichier_id = kept?.fichier_id ?? (sent === undefined ? 0 : await addFichier(context, sent));
    await db
      .insertInto('modele_certificat_fichier')
      .values({ version_id: versionId, fichier_id, champ })
      .onConflict((conflict) => conflict.columns(['version_id', 'champ']).doUpdateSet({ fichier_id }))
      .execute();
  }
  await forgetUnnamed(
    db,
    held.map(({ fichier_id: id }) => id),
  );
}

/** Makes a model with its first draft. */
export async function createModele(
  context: RoleContext<ImageTitle>,
  texts: PapierTexts,
  received: Received,
): Promise<ModeleCertificat> {
  const { db, audit } = context;
  const { write } = received;
  if (!(await mayModelNiveau(context, write.dispositifNiveauId))) throw refuse.notFound();
  refuseFaulty(received);
  await refuseUnprintable(context, received.files);
  const { id } = await db
    .insertInto('modele_certificat')
    .values({ dispositif_niveau_id: write.dispositifNiveauId, intitule: write.intitule, actif: write.actif })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await db
    .insertInto('modele_certificat_version')
    .values({ modele_id: id, numero: 1, ...columnsOf(write) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepFiles(context, { modeleId: id, versionId: version.id }, received);
  await audit({ action: 'modele-certificat-cree', objetType: 'modele-certificat', objetId: id });
  return readModele(context, texts, id);
}

/** The model locked, at the version that the caller has read. */
async function lockModele(context: RoleContext<StaleTitle>, texts: PapierTexts, id: number, version: number) {
  if (!(await mayEditModele(context, id))) throw refuse.notFound();
  const row = await context.db
    .selectFrom('modele_certificat')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.version !== version)
    throw context.refuse.conflict('modele-certificat.version-perimee', await readModele(context, texts, id));
  await context.db
    .updateTable('modele_certificat')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
  return row;
}

const lastVersion = ({ db }: Pick<RoleContext, 'db'>, modeleId: number) =>
  db
    .selectFrom('modele_certificat_version')
    .selectAll()
    .where('modele_id', '=', modeleId)
    .orderBy('numero', 'desc')
    .executeTakeFirstOrThrow();

/** Changes the draft of a model; a version that is published stays, and the next begins. */
export async function updateModele(
  context: RoleContext<StaleTitle | ImageTitle>,
  texts: PapierTexts,
  received: Received,
): Promise<ModeleCertificat> {
  const { db, audit } = context;
  const { write } = received;
  const { id } = write;
  if (id === null) throw refuse.notFound();
  const row = await lockModele(context, texts, id, write.version);
  // A model stays with its niveau: what it was published for would change.
  if (row.dispositif_niveau_id !== write.dispositifNiveauId) throw refuse.badRequest('donnees-invalides');
  refuseFaulty(received);
  await refuseUnprintable(context, received.files);
  await db
    .updateTable('modele_certificat')
    .set({ intitule: write.intitule, actif: write.actif })
    .where('id', '=', id)
    .execute();
  const last = await lastVersion(context, id);
  const draft =
    last.publiee_le === null
      ? await db
          .updateTable('modele_certificat_version')
          .set(columnsOf(write))
          .where('id', '=', last.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await db
          .insertInto('modele_certificat_version')
          .values({ modele_id: id, numero: last.numero + 1, ...columnsOf(write) })
          .returning('id')
          .executeTakeFirstOrThrow();
  await keepFiles(context, { modeleId: id, versionId: draft.id }, received);
  await audit({ action: 'modele-certificat-modifie', objetType: 'modele-certificat', objetId: id });
  return readModele(context, texts, id);
}

/** Publishes the draft of a model, which the certificats to come have from then on (MC6). */
export async function publishModele(
  context: RoleContext<StaleTitle | 'modele-certificat.deja-publie'>,
  texts: PapierTexts,
  id: number,
  version: number,
): Promise<ModeleCertificat> {
  const { db, audit, caller, now } = context;
  await lockModele(context, texts, id, version);
  const draft = await lastVersion(context, id);
  if (draft.publiee_le !== null)
    throw context.refuse.conflict('modele-certificat.deja-publie', await readModele(context, texts, id));
  const faults = modeleFaults({ ...draft.contenu, format: draft.format });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  await db
    .updateTable('modele_certificat_version')
    .set({ publiee_le: now, publiee_par: caller.personneId })
    .where('id', '=', draft.id)
    .execute();
  await audit({
    action: 'modele-certificat-publie',
    objetType: 'modele-certificat',
    objetId: id,
    detail: { numeroVersion: draft.numero },
  });
  return readModele(context, texts, id);
}
