import { extensionOf } from '@habilis/domain/file-name/extensionOf';
import { file as fileEndpoints } from '@habilis/api/file/endpoints';
import { formatFileSize } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { DocumentViewerProps, ViewedDocument } from '@habilis/ui/DocumentViewer';
import { call } from '../../session/call.ts';
import type { LecturePiece } from './LectureSection.ts';

const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']);
/** Documents kept once read, to go back and forth between them. */
const KEPT = 6;

const contents = new Map<number, Blob>();

/** The content of a document; the last ones read are kept while the page is open. */
async function read(id: number, signal: AbortSignal): Promise<Blob> {
  const known = contents.get(id);
  if (known !== undefined) return known;
  const { blob } = await call(fileEndpoints.download, { params: { id } }, { signal, background: true });
  contents.set(id, blob);
  for (const oldest of contents.keys()) if (contents.size > KEPT) contents.delete(oldest);
  return blob;
}

/** Lets go of the documents that were read. */
export const forgetPieces = (): void => contents.clear();

const kindOf = (typeMime: string): ViewedDocument['kind'] =>
  typeMime === 'application/pdf' ? 'pdf' : PICTURES.has(typeMime) ? 'picture' : 'other';

/** A document as the viewer shows it: what it is, its rank among those of the demande, its kind and its size. */
export function pieceView(t: Texts, { file, label }: LecturePiece, rang: number, total: number): ViewedDocument {
  const { id, typeMime, userFilename, taille } = file;
  const kind = kindOf(typeMime);
  const sorte = kind === 'picture' ? t('workflow.lecture.image') : extensionOf(userFilename).toUpperCase();
  return {
    key: String(id),
    title: label,
    description: t('workflow.lecture.rang', { rang, total, sorte, taille: formatFileSize(taille) }),
    kind,
    read: (signal) => read(id, signal),
  };
}

/** The words of the viewer. */
export const viewerWords = (t: Texts): DocumentViewerProps['words'] => ({
  previous: t('workflow.lecture.precedente'),
  next: t('workflow.lecture.suivante'),
  download: t('workflow.lecture.telecharger'),
  tools: t('workflow.lecture.outils'),
  previousPage: t('workflow.lecture.page-precedente'),
  nextPage: t('workflow.lecture.page-suivante'),
  page: t('workflow.lecture.page'),
  of: (total) => t('workflow.lecture.page-sur', { total }),
  pageOf: (page, total) => t('workflow.lecture.page-de', { page, total }),
  zoomIn: t('workflow.lecture.agrandir'),
  zoomOut: t('workflow.lecture.reduire'),
  percent: (percent) => `${percent}\u00A0%`,
  fitWidth: t('workflow.lecture.largeur'),
  find: t('workflow.lecture.chercher'),
  findPrevious: t('workflow.lecture.resultat-precedent'),
  findNext: t('workflow.lecture.resultat-suivant'),
  closeFind: t('workflow.lecture.chercher-fermer'),
  found: (rang, total, isReading) =>
    total === 0
      ? t(`workflow.lecture.${isReading ? 'cherche' : 'introuvable'}`)
      : t('workflow.lecture.resultat', { rang, total }),
  loading: t('workflow.lecture.chargement'),
  retry: t('workflow.lecture.reessayer'),
  failed: [t('workflow.lecture.echec'), t('workflow.lecture.echec-aide')],
  broken: [t('workflow.lecture.abimee'), t('workflow.lecture.abimee-aide')],
  protected: [t('workflow.lecture.protegee'), t('workflow.lecture.protegee-aide')],
  other: [t('workflow.lecture.bureau'), t('workflow.lecture.bureau-aide')],
  none: [t('workflow.lecture.aucune'), t('workflow.lecture.aucune-aide')],
  incomplete: t('workflow.lecture.page-incomplete'),
});
