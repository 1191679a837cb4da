import type { Texts } from '@habilis/i18n/TextProvider';
import { type LectureSection, piecesOf } from './LectureSection.ts';
import type { Marks } from './useVues.ts';

/** How many documents are marked as seen, to be known before one decides; undefined without a document, or once all are. */
export function marquees(
  t: Texts,
  sections: readonly LectureSection[],
  marks: Pick<Marks, 'isPieceVue'>,
): string | undefined {
  const pieces = piecesOf(sections);
  const vues = pieces.filter(({ file }) => marks.isPieceVue(file.id)).length;
  return vues === pieces.length ? undefined : t('workflow.lecture.marquees', { vues, total: pieces.length });
}
