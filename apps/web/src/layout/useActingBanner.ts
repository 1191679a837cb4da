import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { openActingAtom } from '../session/acting.ts';
import { useLoadedElement } from './useLoadedElement.ts';

const loadBanner = () => import('./ActingBanner.tsx');
const toShowAtom = atom((get) => {
  const acting = get(openActingAtom);
  return acting === null ? [] : [acting];
});

/** The banner shown while acting as another person, loaded when needed; null otherwise. */
export function useActingBanner(): ReactNode {
  const toShow = useAtomValue(toShowAtom);
  const element = useLoadedElement(loadBanner, toShow);
  return toShow.length === 0 ? null : element;
}
