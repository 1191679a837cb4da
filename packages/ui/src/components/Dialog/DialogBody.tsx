import type { ReactNode } from 'react';
import { useScrollEdges } from '../../internal/useScrollEdges.ts';
import * as styles from './Dialog.css.ts';

/** What stands between a dialog's title and buttons; when too tall it scrolls between two lines, also by keyboard. */
export function DialogBody({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const [ref, { hasBefore, hasAfter }] = useScrollEdges();
  const scrolls = hasBefore || hasAfter;
  return (
    <div
      ref={ref}
      className={styles.body}
      data-above={hasBefore || undefined}
      data-below={hasAfter || undefined}
      {...(scrolls ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {})}
    >
      <div className={styles.content}>{children}</div>
    </div>
  );
}
