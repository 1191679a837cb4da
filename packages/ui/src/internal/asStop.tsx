import type { LinkProps } from 'react-aria-components/Link';

/** Draws a link of several that are one tab stop: only the stop is reached by Tab. */
export const asStop =
  (isStop: boolean): NonNullable<LinkProps['render']> =>
  ({ children, ...props }) => {
    const own = { ...props, tabIndex: isStop ? 0 : -1 };
    return 'href' in own ? <a {...own}>{children}</a> : <span {...own}>{children}</span>;
  };

/** Where a key leads among links in a row. */
export const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};
