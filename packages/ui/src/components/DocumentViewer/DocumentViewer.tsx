import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton, SkeletonShape } from '../Skeleton/Skeleton.tsx';
import * as styles from './DocumentViewer.css.ts';
import type { DocumentViewerWords } from './DocumentViewerWords.ts';
import type { ViewerZoom } from './pageLayout.ts';
import { PdfView } from './PdfView.tsx';
import { PictureView } from './PictureView.tsx';
import { useContent } from './useContent.ts';
import { usePdf } from './usePdf.ts';
import { ViewerState } from './ViewerState.tsx';

export { zoomStep } from './pageLayout.ts';

/** A document to read. */
export interface ViewedDocument {
  /** Another key is another document. */
  key: string;
  title: string;
  /** Its rank, its kind and its size, under the title. */
  description: string;
  /** `other`: only downloaded, and said so. */
  kind: 'pdf' | 'picture' | 'other';
  /** Gives its content; called once it is shown. */
  read: (signal: AbortSignal) => Promise<Blob>;
}

/** The way to the documents before and after. */
export interface DocumentSteps {
  /** Absent at the first document. */
  onPrevious?: (() => void) | undefined;
  /** Absent at the last document. */
  onNext?: (() => void) | undefined;
}

export interface DocumentViewerProps extends DocumentSteps {
  /** Null while none is chosen. */
  document: ViewedDocument | null;
  /** Kept by the page, so that the next document has the same. */
  zoom: ViewerZoom;
  onZoom: (zoom: ViewerZoom) => void;
  /** Tells the zoom in percent as it comes out, also where it is fitted: where the keys of the page begin. */
  onPercent?: ((percent: number) => void) | undefined;
  onDownload: () => void;
  /** What can be said of the document, at the end of its head, such as that it was seen. */
  mark?: ReactNode;
  /** The folder of this origin, with its last slash, of pdf.js’s standard fonts and decoders; without it letters of fonts that a PDF leaves out, and some scans, are not drawn. */
  pdfResources?: string | undefined;
  words: DocumentViewerWords;
}

type BodyProps = Omit<DocumentViewerProps, 'document' | 'mark' | 'onPrevious' | 'onNext'> & {
  readonly document: ViewedDocument;
};

function Pdf({
  blob,
  document,
  pdfResources,
  onDownload,
  words,
  ...view
}: BodyProps & { readonly blob: Blob }): ReactNode {
  const state = usePdf(blob, pdfResources);
  // Its loading was told while its content was read.
  if (state.kind === 'loading')
    return (
      <div className={styles.told}>
        <SkeletonShape count={8} />
      </div>
    );
  if (state.kind === 'open') return <PdfView {...view} pdf={state.pdf} title={document.title} words={words} />;
  return <ViewerState words={words[state.kind]} action={{ label: words.download, onPress: onDownload }} />;
}

const Loading = ({ words }: Pick<BodyProps, 'words'>): ReactNode => (
  <div className={styles.told}>
    <Skeleton label={words.loading} count={8} />
  </div>
);

function Body(props: BodyProps): ReactNode {
  const { document, words, onDownload } = props;
  const { content, retry } = useContent(document.key, document.read);
  if (content.kind === 'failed')
    return <ViewerState words={words.failed} action={{ label: words.retry, onPress: retry }} />;
  if (content.kind === 'loading' || content.key !== document.key) return <Loading words={words} />;
  if (document.kind === 'pdf') return <Pdf {...props} blob={content.blob} />;
  return <PictureView {...props} blob={content.blob} title={document.title} onDownload={onDownload} />;
}

/**
 * A document read in the page: PDF page by page, pictures; what cannot be shown says that it is downloaded.
 * @since 0.2.0
 */
export function DocumentViewer({ document, onPrevious, onNext, mark, ...body }: DocumentViewerProps): ReactNode {
  const { words, onDownload } = body;
  if (document === null) return <ViewerState words={words.none} />;
  return (
    <div className={styles.viewer}>
      <div className={styles.head}>
        <IconButton
          icon={ChevronLeft}
          label={words.previous}
          isDisabled={onPrevious === undefined}
          {...(onPrevious && { onPress: onPrevious })}
        />
        <IconButton
          icon={ChevronRight}
          label={words.next}
          isDisabled={onNext === undefined}
          {...(onNext && { onPress: onNext })}
        />
        <div className={styles.titles}>
          <h2 className={styles.title}>{document.title}</h2>
          <div className={styles.description}>{document.description}</div>
        </div>
        {mark}
        <IconButton icon={Download} label={words.download} onPress={onDownload} />
      </div>
      {document.kind === 'other' ? (
        <ViewerState words={words.other} action={{ label: words.download, onPress: onDownload }} />
      ) : (
        <Body key={document.key} {...body} document={document} />
      )}
    </div>
  );
}
