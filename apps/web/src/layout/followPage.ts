import { getDefaultStore } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { openActingAtom } from '../session/acting.ts';
import { arretAtom } from '../session/arretAtom.ts';
import { followArret } from '../session/followArret.ts';
import { followOtherTabs } from '../session/followOtherTabs.ts';
import { bannerAtom } from './bannerAtom.ts';

/** Keeps what stands above every page, loaded when first needed: the announced stop, and in whose name one acts; returns what stops it. */
function followBanner(): () => void {
  const store = getDefaultStore();
  let banners: ReactNode = null;
  const show = (): void => {
    const isNeeded = store.get(arretAtom) !== null || store.get(openActingAtom) !== null;
    store.set(bannerAtom, isNeeded ? banners : null);
    if (!isNeeded || banners !== null) return;
    void import('./Banners.tsx').then(
      ({ Banners }) => {
        banners ??= createElement(Banners);
        show();
      },
      // Without network nothing breaks: the next change tries again.
      () => undefined,
    );
  };
  const leave = [store.sub(arretAtom, show), store.sub(openActingAtom, show)];
  show();
  return () => leave.forEach((stop) => stop());
}

/** Follows the other tabs, what is announced and what stands above every page; returns what stops it. */
export function followPage(): () => void {
  const stops = [followBanner(), followOtherTabs(), followArret()];
  return () => stops.forEach((stop) => stop());
}
