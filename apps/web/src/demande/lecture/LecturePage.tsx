import type { SectionLue } from '@habilis/api/lecture/Vues';
import { useText } from '@habilis/i18n/TextProvider';
import { DocumentViewer } from '@habilis/ui/DocumentViewer';
import { Checkbox } from '@habilis/ui/Checkbox';
import { ReadingFrame, type ReadingFrameProps } from '@habilis/ui/ReadingFrame';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldId } from '../../forms/fieldId.ts';
import { download } from '../../list/download.ts';
import { call } from '../../session/call.ts';
import { file as fileEndpoints } from '@habilis/api/file/endpoints';
import { ParcoursNav } from '../parcours/ParcoursNav.tsx';
import { ParcoursNotice } from '../parcours/ParcoursNotice.tsx';
import type { DansParcours } from '../parcours/useParcours.ts';
import { contentsOf } from './contentsOf.ts';
import { type LecturePiece, type LectureSection, piecesOf } from './LectureSection.ts';
import { precisionsOf } from './precisionsOf.ts';
import { type DemandeLue, LectureTools } from './LectureTools.tsx';
import { forgetPieces, pieceView, viewerWords } from './pieceView.ts';
import { SectionFacts } from './SectionFacts.tsx';
import { useZoom } from './useZoom.ts';
import { useSingleKeys } from '../../session/useSingleKeys.ts';
import type { Points } from './usePoints.ts';
import type { Marks } from './useVues.ts';

/** What is known beside the facts: the marks, the points, the place in the list that it comes from, and what is in sight. */
type Reading = {
  readonly parcours: DansParcours;
  readonly marks: Marks;
  readonly points: Points;
  readonly isActing: boolean;
  /** Where there is room for one, which of facts and document is in sight. */
  readonly view: ReadingFrameProps['view'];
  readonly setView: ReadingFrameProps['onView'];
  readonly showTab: (section: string) => void;
};

type Props = {
  readonly type: 'DA' | 'DH';
  readonly demande: DemandeLue;
  /** Who reads it, and the section in the address. */
  readonly visit: { readonly habilisId: string; readonly tab: string };
  /** Its head, and its entite, said with its number where the head is out of sight. */
  readonly head: { readonly content: ReactNode; readonly about: string };
  readonly reading: Reading;
  readonly sections: readonly LectureSection[];
  readonly labelOf: (ancre: string) => string;
  /** What to know first, above the facts. */
  readonly notices: ReactNode;
};

/** Pixels within which a section that begins is the one that is read. */
const NO_SECTION_ROOM = 96;

const NO_PRECISIONS: ReadonlyMap<string, string> = new Map();

/** Where a section that is gone to begins: at the top of the pane, or on a phone under what rests at the top of the page. */
const startOf = (pane: HTMLElement): number =>
  Math.max(
    pane.getBoundingClientRect().top,
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
  );

/** The section in sight: the one that was gone to while it is in the pane, or else the last one that begins in its first lines. */
function sectionInSight(pane: HTMLElement, wanted: string): string {
  const all = [...pane.querySelectorAll<HTMLElement>('[data-section]')];
  const top = startOf(pane);
  const bottom = Math.min(pane.getBoundingClientRect().bottom, innerHeight);
  const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
  const gone = all.find(({ dataset }) => dataset['section'] === wanted);
  if (gone !== undefined && topOf(gone) >= top - 1 && topOf(gone) < bottom) return wanted;
  const first = all.findLast((one) => topOf(one) <= top + NO_SECTION_ROOM) ?? all[0];
  return first?.dataset['section'] ?? wanted;
}

/** Asks about the fact that has the focus, or that the pointer is on. */
function askFocused(): void {
  const fact = document.activeElement?.closest('[data-fact]') ?? document.querySelector('[data-fact]:hover');
  fact?.querySelector<HTMLElement>(`[id^="${fieldId('demander')}"] button`)?.click();
}

/** The section in sight, as the facts scroll, and what goes to another. */
function useSectionInSight(
  sections: readonly LectureSection[],
  tab: string,
  { setView, showTab }: Pick<Reading, 'setView' | 'showTab'>,
) {
  const pane = useRef<HTMLDivElement>(null);
  /** The section that was gone to, by the address or the contents. */
  const wanted = useRef(tab);
  const [here, setHere] = useState(tab);
  const goTo = (id: string) => {
    wanted.current = id;
    setHere(id);
    showTab(id);
    setView('facts');
    pane.current?.querySelector(`[data-section="${id}"]`)?.scrollIntoView({ block: 'start' });
  };
  useEffect(() => {
    // The section of the address, once; at the first one the notices stay in sight.
    if (wanted.current !== sections[0]?.id)
      pane.current?.querySelector(`[data-section="${wanted.current}"]`)?.scrollIntoView({ block: 'start' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only as the page opens, not as its sections change
  }, []);
  useEffect(() => {
    const { current } = pane;
    // Behind a document on a phone, no section is in sight: that of the document stays.
    const isShown = () => current !== null && current.getClientRects().length > 0;
    const read = () => current !== null && isShown() && setHere(sectionInSight(current, wanted.current));
    // The pane scrolls, or on a phone the page does.
    const options = { passive: true, capture: true };
    document.addEventListener('scroll', read, options);
    return () => document.removeEventListener('scroll', read, options);
  }, []);
  return { pane, here, setHere, goTo };
}

/** The document in sight, the first one at first that was not seen, and what goes to another. */
function usePieceInSight(
  sections: readonly LectureSection[],
  { marks, setView }: Pick<Reading, 'marks' | 'setView'>,
  onSection: (id: string) => void,
) {
  const pieces = piecesOf(sections);
  const [pieceId, setPieceId] = useState(
    () => (pieces.find(({ file }) => !marks.isPieceVue(file.id)) ?? pieces[0])?.file.id ?? null,
  );
  const rank = pieces.findIndex(({ file }) => file.id === pieceId);
  const open = (id: number) => {
    setPieceId(id);
    setView('viewer');
    const section = sections.find((one) => piecesOf([one]).some(({ file }) => file.id === id));
    if (section !== undefined) onSection(section.id);
  };
  const step = (by: 1 | -1) => {
    const next = pieces[rank + by];
    if (next !== undefined) open(next.file.id);
  };
  useEffect(() => forgetPieces, []);
  return { pieces, pieceId, rank, piece: pieces[rank], open, step };
}

type InSight = ReturnType<typeof usePieceInSight>;
type Zoom = ReturnType<typeof useZoom>;

/** The keys of the page, and whether their help is open. */
function useLectureKeys(
  habilisId: string,
  { marks, points, parcours, isActing }: Reading,
  { piece, step }: InSight,
  zoom: Zoom,
) {
  const toggleVue = () => {
    if (piece !== undefined) marks.markPiece(piece.file.id, !marks.isPieceVue(piece.file.id));
  };
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keys = useSingleKeys(habilisId, {
    j: () => step(1),
    k: () => step(-1),
    ...(isActing ? {} : { v: toggleVue }),
    ...(points.isAsking ? { c: askFocused } : {}),
    ...(parcours.isListed ? { n: () => void parcours.go('next'), p: () => void parcours.go('previous') } : {}),
    '+': () => zoom.step(1),
    '-': () => zoom.step(-1),
    '?': () => setHelpOpen(true),
  });
  return { keys, help: { isOpen: isHelpOpen, set: setHelpOpen } };
}

type ViewerProps = {
  readonly piece: LecturePiece;
  readonly inSight: InSight;
  readonly zoom: Zoom;
  readonly reading: Reading;
};

/** A document among the others, to mark as seen. */
function Viewer({
  piece,
  inSight: { pieces, rank, step },
  zoom,
  reading: { marks, isActing },
}: ViewerProps): ReactNode {
  const t = useText();
  return (
    <DocumentViewer
      document={pieceView(t, piece, rank + 1, pieces.length)}
      {...zoom.view}
      onPrevious={rank > 0 ? () => step(-1) : undefined}
      onNext={rank < pieces.length - 1 ? () => step(1) : undefined}
      onDownload={() =>
        void download(call(fileEndpoints.download, { params: { id: piece.file.id } }), piece.file.userFilename)
      }
      mark={
        isActing ? undefined : (
          <Checkbox
            label={t('workflow.lecture.vue')}
            isSelected={marks.isPieceVue(piece.file.id)}
            onChange={(vue) => marks.markPiece(piece.file.id, vue)}
          />
        )
      }
      pdfResources={import.meta.env['VITE_PDF_RESOURCES']}
      words={viewerWords(t)}
    />
  );
}

type FactsProps = Pick<Props, 'sections' | 'labelOf' | 'reading'> & { readonly onPiece: (id: number) => void };

/** The sections, to mark as seen, with the points asked in their place. */
function Facts({ sections, labelOf, reading: { marks, points, isActing }, onPiece }: FactsProps): ReactNode {
  const t = useText();
  const precisions = points.isAsking ? precisionsOf(sections, labelOf) : NO_PRECISIONS;
  return (
    <Stack gap={28}>
      {sections.map((section) => (
        <div key={section.id} data-section={section.id}>
          <Section
            isPlain
            title={section.title}
            action={
              !isActing && section.isLue ? (
                <Checkbox
                  label={t('workflow.lecture.section-vue')}
                  isSelected={marks.isSectionVue(section.id)}
                  onChange={(vue) => marks.markSection(section.id as SectionLue, vue)}
                />
              ) : undefined
            }
          >
            <Stack gap={16}>
              <SectionFacts
                section={section}
                points={points}
                isPieceVue={marks.isPieceVue}
                precisions={precisions}
                labelOf={labelOf}
                onPiece={onPiece}
              />
              {section.content}
            </Stack>
          </Section>
        </div>
      ))}
    </Stack>
  );
}

/** A demande to read: its sections as facts, its documents beside them, points asked in their place (decision 0068). */
export function LecturePage({
  type,
  demande,
  visit: { habilisId, tab },
  head,
  reading,
  sections,
  labelOf,
  notices,
}: Props): ReactNode {
  const t = useText();
  const { parcours, marks, points, isActing, view, setView } = reading;
  const { pane, here, setHere, goTo } = useSectionInSight(sections, tab, reading);
  const inSight = usePieceInSight(sections, reading, setHere);
  const { pieces, pieceId, piece, open } = inSight;
  const zoom = useZoom();
  const known = useLectureKeys(habilisId, reading, inSight, zoom);
  return (
    <ReadingFrame
      factsRef={pane}
      back={<ParcoursNav parcours={parcours} />}
      title={head.content}
      about={[demande.numero, head.about].filter((part) => part !== null).join(' · ')}
      tools={
        <LectureTools
          type={type}
          demande={demande}
          hasPieces={pieces.length > 0}
          isMarking={!isActing}
          points={points}
          isListed={parcours.isListed}
          {...known}
        />
      }
      contents={contentsOf(t, {
        sections,
        here,
        pieceId,
        marks,
        onSection: goTo,
        onDocument: (id) => open(Number(id)),
      })}
      view={view}
      onView={setView}
      words={{ facts: t('workflow.lecture.demande'), viewer: t('workflow.lecture.pieces') }}
      viewer={
        piece === undefined ? undefined : <Viewer piece={piece} inSight={inSight} zoom={zoom} reading={reading} />
      }
    >
      <Stack gap={12}>
        <ParcoursNotice parcours={parcours} />
        {notices}
        <Facts sections={sections} labelOf={labelOf} reading={reading} onPiece={(id) => flushSync(() => open(id))} />
      </Stack>
    </ReadingFrame>
  );
}
