import { type ReactNode, useCallback, useState } from 'react';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import * as styles from './DocumentViewer.css.ts';
import type { DocumentViewerWords } from './DocumentViewerWords.ts';
import type { ViewerZoom } from './pageLayout.ts';
import { ViewerState } from './ViewerState.tsx';
import { ZoomTools } from './ZoomTools.tsx';

type Props = {
  readonly blob: Blob;
  readonly title: string;
  readonly zoom: ViewerZoom;
  readonly onZoom: (zoom: ViewerZoom) => void;
  readonly onPercent?: ((percent: number) => void) | undefined;
  readonly onDownload: () => void;
  readonly words: DocumentViewerWords;
};

/** A picture, as wide as there is room or at a zoom. */
export function PictureView({ blob, title, zoom, onZoom, onPercent, onDownload, words }: Props): ReactNode {
  const [natural, setNatural] = useState(0);
  const [shown, setShown] = useState(0);
  const [isBroken, setBroken] = useState(false);
  // An address lasts as long as the element that shows it.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const made = URL.createObjectURL(blob);
      image.src = made;
      // It may be loaded before there is room for it, and its room may change.
      const observer = new ResizeObserver(() => setShown(image.clientWidth));
      observer.observe(image);
      return () => {
        observer.disconnect();
        URL.revokeObjectURL(made);
      };
    },
    [blob],
  );
  if (isBroken) return <ViewerState words={words.broken} action={{ label: words.download, onPress: onDownload }} />;
  const fitted = natural > 0 && shown > 0 ? Math.round((shown / natural) * 100) : 100;
  const percent = zoom === 'width' ? fitted : zoom;
  return (
    <>
      <div className={styles.tools}>
        <Toolbar label={words.tools}>
          <ZoomTools zoom={zoom} percent={percent} onZoom={onZoom} onPercent={onPercent} words={words} />
        </Toolbar>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard reaches it */}
      <div role="region" aria-label={title} tabIndex={0} className={styles.scroller}>
        <div className={styles.padded}>
          <img
            ref={show}
            alt={title}
            className={styles.picture}
            style={{ inlineSize: zoom === 'width' ? '100%' : (natural * zoom) / 100 }}
            onLoad={({ currentTarget }) => setNatural(currentTarget.naturalWidth)}
            onError={() => setBroken(true)}
          />
        </div>
      </div>
    </>
  );
}
