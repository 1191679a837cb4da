import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import type { PapierTexts } from '../papier/papierTexts.ts';
import { renderTirageApart } from '../papier/renderTirageApart.ts';
import { dessinsOf, imagesOf } from '../papier/dessinsOf.ts';
import { readModele, type VersionDemandee } from './readModeles.ts';
import { answerBytes } from '../../../platform/files/answerBytes.ts';

/** A model as it prints, with the short and the long sample, marked as a specimen (C9). */
export async function previewModele(
  context: RoleContext,
  texts: PapierTexts,
  id: number,
  etat?: VersionDemandee,
): Promise<FileAnswer> {
  const modele = await readModele(context, texts, id, etat);
  const { id: versionId } = await context.db
    .selectFrom('modele_certificat_version')
    .select('id')
    .where('modele_id', '=', id)
    .where('numero', '=', modele.numeroVersion)
    .executeTakeFirstOrThrow();
  const version = (await dessinsOf(context, [versionId])).get(versionId);
  const bytes = await renderTirageApart({
    papiers: [modele.exemples.court, modele.exemples.long].map((valeurs) => ({ valeurs, dessin: 0, nomFichier: '' })),
    dessins: version === undefined ? [] : [version.dessin],
    images: await imagesOf(context, [versionId]),
    envoi: 'PDF',
    titre: modele.intitule,
    auteur: texts.t('certificats.papier.marque'),
    altQr: texts.t('certificats.papier.alt-qr'),
    specimen: texts.t('certificats.papier.specimen'),
    ecritLe: context.now,
  });
  return answerBytes(bytes, {
    userFilename: `modele-${id}-version-${modele.numeroVersion}.pdf`,
    typeMime: 'application/pdf',
  });
}
