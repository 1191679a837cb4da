import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useScrollEdges } from '../../internal/useScrollEdges.ts';
import * as styles from './Tabs.css.ts';

/** Share of the visible width that one press scrolls. */
const STEP = 0.7;

/** A row of tabs in the available width: where more are hidden, its edge fades under a button; the focused tab scrolls into sight. */
export function TabRow({ children }: { children: ReactNode }): ReactNode {
  const [watch, { hasBefore, hasAfter }] = useScrollEdges('inline');
  const row = useRef<HTMLElement>(null);
  const go = (way: -1 | 1) => row.current?.scrollBy({ left: way * STEP * row.current.clientWidth });
  const edge = (way: -1 | 1) => (
    // For pointers only: the keyboard goes from tab to tab.
    <button type="button" tabIndex={-1} aria-hidden="true" className={styles.edge({ way })} onClick={() => go(way)}>
      {way < 0 ? <ChevronLeft size={20} /> : <ChevronRight size={20} />}
    </button>
  );
  return (
    <div className={styles.frame}>
      <div
        ref={(element) => {
          row.current = element;
          return element === null ? undefined : watch(element);
        }}
        className={styles.row}
      >
        {children}
      </div>
      {hasBefore && edge(-1)}
      {hasAfter && edge(1)}
    </div>
  );
}
