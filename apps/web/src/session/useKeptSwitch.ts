import { useState } from 'react';
import { keepLocally, readLocally } from './keptLocally.ts';

/** Whether a choice is kept in this browser under a key by a word, and the way to change it: taken back, nothing is kept. */
export function useKeptSwitch(key: string, word: string): [isKept: boolean, change: (isKept: boolean) => void] {
  const [isKept, setKept] = useState(() => readLocally(key) === word);
  return [
    isKept,
    (next) => {
      setKept(next);
      keepLocally(key, next ? word : null);
    },
  ];
}
