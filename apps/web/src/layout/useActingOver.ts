import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { actingAtom } from '../session/acting.ts';
import { useLoadedElement } from './useLoadedElement.ts';

const loadPage = () => import('./ActingOverPage.tsx');
const toShowAtom = atom((get) => {
  const acting = get(actingAtom);
  return acting?.isOver === true ? [acting] : [];
});

/** The page that replaces any other once acting in the address's name has ended; undefined before. */
export function useActingOver(): ReactNode {
  const toShow = useAtomValue(toShowAtom);
  const element = useLoadedElement(loadPage, toShow);
  return toShow.length === 0 ? undefined : element;
}
