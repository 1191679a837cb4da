import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './DocumentViewer.css.ts';
import type { Match } from './findIn.ts';
import { showFound } from './showFound.ts';
import type { DrawnPage, PdfDocument, PdfSize } from './pdfEngine.ts';

type Props = {
  readonly pdf: PdfDocument;
  readonly number: number;
  readonly scale: number;
  readonly label: string;
  readonly top: number;
  readonly size: PdfSize;
  readonly onSize: (page: number, size: PdfSize) => void;
  /** What was found on this page, and which of it is shown. */
  readonly found: readonly Match[];
  readonly here: number | null;
  readonly incompleteNote: string;
};

/** One page, drawn when it comes in sight, with its words over it. */
export function PageSurface({
  pdf,
  number,
  scale,
  label,
  top,
  size,
  onSize,
  found,
  here,
  incompleteNote,
}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnPage | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const show = async () => {
      const page = await pdf.page(number);
      if (stop.signal.aborted) return;
      onSize(number, page.size);
      const next = await page.draw(scale, stop.signal);
      if (stop.signal.aborted) return;
      // What was drawn at another zoom stays in sight until now.
      host.current?.replaceChildren(next.canvas, next.words);
      setDrawn(next);
    };
    show().catch(() => undefined);
    return () => stop.abort();
  }, [pdf, number, scale, onSize]);
  useEffect(() => (drawn === null ? undefined : showFound(drawn.parts, found, here)), [drawn, found, here]);
  return (
    <section
      aria-label={label}
      className={styles.page}
      style={{ insetBlockStart: top, inlineSize: size.width, blockSize: size.height }}
    >
      <div ref={host} className={styles.surface} />
      {drawn?.isWhole === false && <p className={styles.pageNote}>{incompleteNote}</p>}
    </section>
  );
}
