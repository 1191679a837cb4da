import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { openActingAtom } from '../session/acting.ts';
import { ActingBanner } from './ActingBanner.tsx';
import { ArretBanner } from './ArretBanner.tsx';

/** The announced stop, then in whose name one acts. */
export function Banners(): ReactNode {
  const acting = useAtomValue(openActingAtom);
  return (
    <>
      <ArretBanner />
      {acting !== null && <ActingBanner />}
    </>
  );
}
