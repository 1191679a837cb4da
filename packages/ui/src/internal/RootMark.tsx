import { type ReactNode, useLayoutEffect } from 'react';

/** What styles the page from its root: something fills the window, needs its width, or lies over it. */
export type Mark = 'data-fills-window' | 'data-folds-menu' | 'data-veiled';

const drawn = new Map<Mark, number>();

/** Marks the root of the page as long as it is drawn. A rule with `:has()` on the root would do it alone, yet be looked for again at each field that opens or closes anywhere. */
export function RootMark({ mark }: { mark: Mark }): ReactNode {
  useLayoutEffect(() => {
    const count = (change: number) => {
      const left = (drawn.get(mark) ?? 0) + change;
      drawn.set(mark, left);
      document.documentElement.toggleAttribute(mark, left > 0);
    };
    count(1);
    return () => count(-1);
  }, [mark]);
  return null;
}
