import { MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { button } from '../Button/Button.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './DocumentViewer.css.ts';
import type { DocumentViewerWords } from './DocumentViewerWords.ts';
import { MAX_ZOOM, MIN_ZOOM, type ViewerZoom, zoomStep } from './pageLayout.ts';

type Props = {
  readonly zoom: ViewerZoom;
  /** The zoom in percent, as it comes out. */
  readonly percent: number;
  readonly onZoom: (zoom: ViewerZoom) => void;
  readonly onPercent?: ((percent: number) => void) | undefined;
  readonly words: DocumentViewerWords;
};

/** Larger, smaller, or as wide as there is room. */
export function ZoomTools({ zoom, percent, onZoom, onPercent, words }: Props): ReactNode {
  useEffect(() => onPercent?.(percent), [percent, onPercent]);
  return (
    <>
      <IconButton
        size="small"
        icon={ZoomOut}
        label={words.zoomOut}
        isDisabled={percent <= MIN_ZOOM}
        onPress={() => onZoom(zoomStep(percent, -1))}
      />
      <span className={styles.figure}>{words.percent(percent)}</span>
      <IconButton
        size="small"
        icon={ZoomIn}
        label={words.zoomIn}
        isDisabled={percent >= MAX_ZOOM}
        onPress={() => onZoom(zoomStep(percent, 1))}
      />
      <ToggleButton
        isSelected={zoom === 'width'}
        onChange={(isFitted) => onZoom(isFitted ? 'width' : 100)}
        className={`${button({ variant: 'quiet', size: 'small' })} ${styles.toggle}`}
      >
        <MoveHorizontal size={16} strokeWidth={2} aria-hidden="true" />
        <span className={styles.fitWord}>{words.fitWidth}</span>
      </ToggleButton>
    </>
  );
}
