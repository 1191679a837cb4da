import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { openActingAtom } from '../session/acting.ts';
import { useLoadedElement } from './useLoadedElement.ts';

const loadBanner = () => import('./ActingBanner.tsx');
const toShowAtom = atom((get) => {
  const acting = get(openActingAtom);
  return acting === null ? [] : [acting];
});

/** The banner of whoever acts as another person, read when somebody does; nothing in one's own name. */
export function useActingBanner(): ReactNode {
  const toShow = useAtomValue(toShowAtom);
  const element = useLoadedElement(loadBanner, toShow);
  return toShow.length === 0 ? null : element;
}
