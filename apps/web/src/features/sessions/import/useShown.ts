import { useEffect, useState } from 'react';
import type { ClassImport } from './classImport.ts';

/** Lines of the first frame: as many as fill half of the window, below the session and the columns, each of the least height that the grid gives. */
const firstLines = () => Math.ceil(window.innerHeight / 2 / 33);

/** The lines that are drawn: the first of a long class are painted before the others are judged, and before what is worked by hand is ready. */
export function useShown(lines: ClassImport['lines']): {
  readonly shown: ClassImport['lines'];
  readonly isWhole: boolean;
} {
  const [first] = useState(firstLines);
  const [isWhole, setWhole] = useState(lines.length <= first);
  useEffect(() => {
    if (isWhole) return undefined;
    // A frame that has begun is painted before the task that it asked for.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setWhole(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole]);
  return { shown: isWhole ? lines : lines.slice(0, first), isWhole };
}
