import { atom } from 'jotai';
import type { ReactNode } from 'react';

/** What stands above every page; null when nothing does. */
export const bannerAtom = atom<ReactNode>(null);
