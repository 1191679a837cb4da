import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { keepLocally, readLocally } from '../session/keptLocally.ts';
import { accountAtom } from '../session/atoms.ts';

const TIGHT = 'serree';

/** Whether the rows of lists are tight, as one person keeps it in this browser, and the way to change it. */
export function useDensity(): [isTight: boolean, change: (isTight: boolean) => void] {
  const key = `habilis-densite:${useAtomValue(accountAtom)?.habilisId ?? ''}`;
  const [isTight, setTight] = useState(() => readLocally(key) === TIGHT);
  return [
    isTight,
    (next) => {
      setTight(next);
      keepLocally(key, next ? TIGHT : null);
    },
  ];
}
