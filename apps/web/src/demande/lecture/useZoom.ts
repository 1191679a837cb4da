import type { DocumentViewerProps } from '@habilis/ui/DocumentViewer';
import { useState } from 'react';

type Zoom = DocumentViewerProps['zoom'];

const STEP = 25;
const LEAST = 25;
const MOST = 400;
/** What a page fitted to its pane comes to, more or less. */
const FITTED = 100;

/** The zoom after one step. */
export const stepZoom = (zoom: Zoom, direction: 1 | -1): Zoom =>
  Math.min(MOST, Math.max(LEAST, (zoom === 'width' ? FITTED : zoom) + direction * STEP));

/** The zoom of the documents, the same from one to the next. */
export const useZoom = (): [Zoom, (zoom: Zoom) => void] => useState<Zoom>('width');
