import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Divider } from '../Divider/Divider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import * as styles from './DocumentViewer.css.ts';
import type { DocumentViewerWords } from './DocumentViewerWords.ts';
import { FindBar } from './FindBar.tsx';
import { percentOf, type ViewerZoom } from './pageLayout.ts';
import { PageNumber } from './PageNumber.tsx';
import { PageSurface } from './PageSurface.tsx';
import type { PdfDocument } from './pdfEngine.ts';
import { matchAt, useFind } from './useFind.ts';
import { usePages } from './usePages.ts';
import { ZoomTools } from './ZoomTools.tsx';

type Props = {
  readonly pdf: PdfDocument;
  readonly title: string;
  readonly zoom: ViewerZoom;
  readonly onZoom: (zoom: ViewerZoom) => void;
  readonly onPercent?: ((percent: number) => void) | undefined;
  readonly words: DocumentViewerWords;
};

const NONE: readonly never[] = [];

/** What is searched for in a PDF, and the match that is shown, whose page comes in sight. */
function useQuery(
  pdf: PdfDocument,
  isFinding: boolean,
  { shown, go }: Pick<ReturnType<typeof usePages>, 'shown' | 'go'>,
) {
  const [query, setQuery] = useState('');
  const [rank, setRank] = useState(0);
  const found = useFind(pdf, isFinding ? query : '');
  const here = matchAt(found, rank);
  const herePage = here?.page;
  useEffect(() => {
    if (herePage !== undefined && !shown.includes(herePage)) go(herePage);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- goes there once for each match, not each time that one scrolls away
  }, [herePage, rank]);
  const type = (typed: string) => {
    setQuery(typed);
    setRank(0);
  };
  const step = (direction: 1 | -1) => {
    if (found.count > 0) setRank((rank + direction + found.count) % found.count);
  };
  return { query, type, rank, step, found, here };
}

/** The pages of a PDF one under the other: those in sight are drawn, however many there are. */
export function PdfView({ pdf, title, zoom, onZoom, onPercent, words }: Props): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const { scale, layout, page, shown, go, onSize, widest } = usePages(pdf, zoom, scroller);
  const [isFinding, setFinding] = useState(false);
  const { query, type, rank, step, found, here } = useQuery(pdf, isFinding, { shown, go });
  const close = () => {
    setFinding(false);
    scroller.current?.focus();
  };
  return (
    <>
      <div className={styles.tools}>
        <Toolbar label={words.tools}>
          <PageNumber page={page} count={pdf.pageCount} onGo={go} words={words} />
          <Divider orientation="vertical" />
          <ZoomTools zoom={zoom} percent={percentOf(scale)} onZoom={onZoom} onPercent={onPercent} words={words} />
        </Toolbar>
        <span className={styles.grow} />
        <IconButton
          size="small"
          icon={Search}
          label={words.find}
          aria-expanded={isFinding}
          onPress={() => (isFinding ? close() : setFinding(true))}
        />
      </div>
      {isFinding && (
        <FindBar
          value={query}
          onChange={type}
          onStep={step}
          onClose={close}
          told={query.trim() === '' ? null : words.found(here === null ? 0 : rank + 1, found.count, found.isReading)}
          words={words}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard reaches it */}
      <div ref={scroller} role="region" aria-label={title} tabIndex={0} className={styles.scroller}>
        <div className={styles.sheet} style={{ blockSize: layout.height, inlineSize: `max(100%, ${widest + 32}px)` }}>
          {shown.map((number) => (
            <PageSurface
              key={number}
              pdf={pdf}
              number={number}
              scale={scale}
              label={words.pageOf(number, pdf.pageCount)}
              top={layout.tops[number - 1] ?? 0}
              size={layout.sizeOf(number)}
              onSize={onSize}
              found={found.pages.get(number) ?? NONE}
              here={number === here?.page ? here.onPage : null}
              incompleteNote={words.incomplete}
            />
          ))}
        </div>
      </div>
    </>
  );
}
