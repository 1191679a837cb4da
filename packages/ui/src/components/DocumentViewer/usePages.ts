import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { layPages, pageAt, type PageLayout, scaleOf, type ViewerZoom } from './pageLayout.ts';
import type { PdfDocument, PdfSize } from './pdfEngine.ts';

/** Until the first page is read, a sheet of A4. */
const A4: PdfSize = { width: 595, height: 842 };

type Window = { readonly top: number; readonly height: number; readonly width: number };
const NOWHERE: Window = { top: 0, height: 800, width: 0 };

/** What part of an element is in sight, as it scrolls and changes its size. */
function useWindow(scroller: RefObject<HTMLElement | null>): Window {
  const [window, setWindow] = useState(NOWHERE);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    const read = () => {
      const { scrollTop: top, clientHeight: height, clientWidth: width } = current;
      setWindow((known) =>
        known.top === top && known.height === height && known.width === width ? known : { top, height, width },
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(current);
    current.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', read);
    };
  }, [scroller]);
  return window;
}

/** The pages of a PDF in an element that scrolls: where each stands, those in sight, which one is read. */
export function usePages(pdf: PdfDocument, zoom: ViewerZoom, scroller: RefObject<HTMLElement | null>) {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PdfSize>>(new Map());
  const { top, height, width } = useWindow(scroller);
  const onSize = useCallback((page: number, size: PdfSize) => {
    setSizes((known) => {
      const before = known.get(page);
      return before?.width === size.width && before.height === size.height ? known : new Map(known).set(page, size);
    });
  }, []);
  useEffect(() => {
    void pdf.page(1).then(({ size }) => onSize(1, size));
  }, [pdf, onSize]);
  const first = sizes.get(1) ?? A4;
  const widest = Math.max(...[...sizes.values(), first].map((size) => size.width));
  const scale = scaleOf(zoom, widest, width);
  const layout = useMemo(() => layPages(pdf.pageCount, sizes, first, scale), [pdf, sizes, first, scale]);
  useKeptPlace(scroller, layout);
  const page = pageAt(layout, top + height / 3);
  // One page before and one after those in sight are drawn too.
  const from = Math.max(1, pageAt(layout, top) - 1);
  const to = Math.min(pdf.pageCount, pageAt(layout, top + height) + 1);
  const shown = Array.from({ length: to - from + 1 }, (_, rank) => from + rank);
  const go = useCallback(
    (asked: number) => scroller.current?.scrollTo({ top: (layout.tops[asked - 1] ?? 0) - 8 }),
    [layout, scroller],
  );
  return { scale, layout, page, shown, go, onSize, widest: Math.floor(widest * scale) };
}

/** Keeps what is read at its place while pages take another height, by a zoom or by being read. */
function useKeptPlace(scroller: RefObject<HTMLElement | null>, layout: PageLayout): void {
  const before = useRef(layout);
  useLayoutEffect(() => {
    const { current } = scroller;
    const old = before.current;
    before.current = layout;
    if (current === null || old === layout || current.scrollTop === 0) return;
    const page = pageAt(old, current.scrollTop);
    const into = (current.scrollTop - (old.tops[page - 1] ?? 0)) / old.sizeOf(page).height;
    const kept = (layout.tops[page - 1] ?? 0) + into * layout.sizeOf(page).height;
    if (Math.abs(kept - current.scrollTop) > 1) current.scrollTo({ top: kept, behavior: 'instant' });
  }, [layout, scroller]);
}
