import { useEffect, useState } from 'react';
import type { PdfDocument } from './pdfEngine.ts';

/** A PDF being opened, open, or refused. */
export type PdfState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly pdf: PdfDocument }
  | { readonly kind: 'protected' | 'broken' | 'failed' };

const LOADING: PdfState = { kind: 'loading' };

/** Opens the bytes of a PDF with the engine, which is loaded by the first one, and closes them after. */
export function usePdf(blob: Blob, resources: string | undefined): PdfState {
  const [state, setState] = useState<PdfState>(LOADING);
  useEffect(() => {
    let isGone = false;
    let opened: PdfDocument | undefined;
    const open = async () => {
      const { openPdf } = await import('./pdfEngine.ts');
      const opening = await openPdf(await blob.arrayBuffer(), resources);
      if (opening.ok && isGone) await opening.pdf.close();
      if (isGone) return;
      if (opening.ok) opened = opening.pdf;
      setState(opening.ok ? { kind: 'open', pdf: opening.pdf } : { kind: opening.reason });
    };
    // The engine is not there, as when the connection is lost.
    open().catch(() => !isGone && setState({ kind: 'failed' }));
    return () => {
      isGone = true;
      setState(LOADING);
      void opened?.close();
    };
  }, [blob, resources]);
  return state;
}
