import type { ReactNode } from 'react';
import { useScrollEdges } from '../../internal/useScrollEdges.ts';
import * as styles from './Dialog.css.ts';

/** What a dialog holds between its title and its buttons: too tall, it scrolls between two lines, by keyboard too. */
export function DialogBody({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const [ref, { hasAbove, hasBelow }] = useScrollEdges();
  const scrolls = hasAbove || hasBelow;
  return (
    <div
      ref={ref}
      className={styles.body}
      data-above={hasAbove || undefined}
      data-below={hasBelow || undefined}
      {...(scrolls ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {})}
    >
      <div className={styles.content}>{children}</div>
    </div>
  );
}
