import type { FeuilleCertificat } from '@habilis/api/certificat/Feuille';
import type { Context, FileAnswer } from '../../../platform/Handler.ts';
import { openFichier } from '../../fichiers/file/storedFiles.ts';
import { dessinsOf, fichiersOf } from './dessinsOf.ts';
import { dessinSimple, type PapierTexts } from './papierTexts.ts';
import { type CertificatLu, valeursOf } from './readCertificats.ts';

/** What the A4 paper of a certificat holds, to be drawn on a screen (decision 0112). */
export async function feuilleOf(
  context: Pick<Context, 'db'>,
  texts: PapierTexts,
  row: CertificatLu,
): Promise<FeuilleCertificat> {
  const version = row.A4 === null ? undefined : (await dessinsOf(context, [row.A4])).get(row.A4);
  const { formes, zones, ...dessin } = version?.dessin ?? dessinSimple(texts, 'A4');
  return {
    dessin: { ...dessin, formes: [...formes], zones: [...zones] },
    valeurs: { ...valeursOf(texts, row), ...version?.valeurs },
    specimen: texts.specimen,
  };
}

/** A picture of a certificat's paper, by the name that its drawing calls it. */
export async function imageDeFeuille(
  context: Context<'certificat.image-inconnue'>,
  { A4: id }: CertificatLu,
  nom: string,
): Promise<FileAnswer> {
  const found = id === null ? undefined : (await fichiersOf(context.db, [id])).find((one) => one.nom === nom);
  if (found === undefined) throw context.refuse.conflict('certificat.image-inconnue');
  return openFichier(context, found.id);
}
