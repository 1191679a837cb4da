import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridEdit } from './GridRow.ts';
import { useLasting } from './useLasting.ts';

/** What was written and is not told yet: its cell shows it, and the key that left it does not wait until a thousand rows are judged. */
export function useUntold(onEdit: (edits: readonly GridEdit[], added: readonly never[]) => void) {
  const [untold, setUntold] = useState<GridEdit>();
  const now = useRef<GridEdit>(undefined);
  const tell = useLasting(() => {
    const { current } = now;
    if (current === undefined) return;
    now.current = undefined;
    setUntold(undefined);
    onEdit([current], []);
  });
  useEffect(() => tell, [tell]);
  return {
    untold,
    keep: (edit: GridEdit) => {
      tell();
      now.current = edit;
      setUntold(edit);
      // Drawn in the same task: no key comes between.
      setTimeout(() => flushSync(tell));
    },
    tellFirst: () => {
      if (now.current !== undefined) flushSync(tell);
    },
  };
}
