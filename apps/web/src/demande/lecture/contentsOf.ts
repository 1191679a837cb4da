import type { Texts } from '@habilis/i18n/TextProvider';
import type { ReadingFrameProps } from '@habilis/ui/ReadingFrame';
import { type LectureSection, piecesOf } from './LectureSection.ts';
import type { Marks } from './useVues.ts';

type Options = {
  readonly sections: readonly LectureSection[];
  readonly here: string;
  readonly pieceId: number | null;
  readonly marks: Marks;
  readonly onSection: (id: string) => void;
  readonly onDocument: (id: string) => void;
};

/** The contents of a demande: a section is done once it is marked, or once all of its documents are. */
export function contentsOf(
  t: Texts,
  { sections, here, pieceId, marks, onSection, onDocument }: Options,
): ReadingFrameProps['contents'] {
  const isVue = (id: number) => marks.isPieceVue(id);
  const all = piecesOf(sections);
  return {
    label: t('workflow.lecture.contenu'),
    doneLabel: t('workflow.lecture.deja-vue'),
    onSection,
    onDocument,
    ...(all.length === 0
      ? {}
      : {
          total: t('workflow.lecture.total', {
            vues: all.filter(({ file }) => isVue(file.id)).length,
            total: all.length,
          }),
        }),
    sections: sections.map((section) => {
      const { id, title, words } = section;
      const pieces = piecesOf([section]);
      const vues = pieces.filter(({ file }) => isVue(file.id)).length;
      const counted = pieces.length === 0 ? words : t('workflow.lecture.pieces-vues', { vues, total: pieces.length });
      return {
        id,
        title,
        ...(counted === undefined ? {} : { words: counted }),
        isDone: marks.isSectionVue(id) || (pieces.length > 0 && vues === pieces.length),
        isCurrent: id === here,
        documents: pieces.map(({ file, label }) => ({
          id: String(file.id),
          title: label,
          isDone: isVue(file.id),
          isCurrent: file.id === pieceId,
        })),
      };
    }),
  };
}
