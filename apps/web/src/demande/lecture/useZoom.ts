import { type DocumentViewerProps, zoomStep } from '@habilis/ui/DocumentViewer';
import { useCallback, useRef, useState } from 'react';

type Zoom = {
  /** The part of the viewer in it. */
  readonly view: Required<Pick<DocumentViewerProps, 'zoom' | 'onZoom' | 'onPercent'>>;
  /** Enlarges or reduces what is shown, fitted or not. */
  readonly step: (direction: 1 | -1) => void;
};

/** The zoom of the documents, the same from one to the next. */
export function useZoom(): Zoom {
  const [zoom, onZoom] = useState<DocumentViewerProps['zoom']>('width');
  const shown = useRef(100);
  const onPercent = useCallback((percent: number) => {
    shown.current = percent;
  }, []);
  return { view: { zoom, onZoom, onPercent }, step: (direction) => onZoom(zoomStep(shown.current, direction)) };
}
