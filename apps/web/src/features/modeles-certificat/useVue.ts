import { useState } from 'react';
import type { Exemple } from './Exemple.ts';

export const ZOOMS = ['ajuster', 1, 1.5] as const;
/** How large the page is: as there is room, or as printed and more. */
type Zoom = (typeof ZOOMS)[number];

/** How the page is looked at: with which sample, how large, with the grid or without; and whether it waits for an answer. */
export function useVue() {
  const [exemple, setExemple] = useState<Exemple>('court');
  const [hasGrid, setGrid] = useState(true);
  const [zoom, setZoom] = useState<Zoom>('ajuster');
  const [isBusy, setBusy] = useState(false);
  const busy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return { exemple, setExemple, hasGrid, setGrid, zoom, setZoom, isBusy, busy };
}
export type Vue = ReturnType<typeof useVue>;
