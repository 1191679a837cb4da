import type { ReactNode } from 'react';
import * as styles from './Legend.css.ts';

/** What a mark of a drawing means: a fill, a point, the end of a spread, or a line. */
export function Entry({
  mark,
  fill = '',
  children,
}: {
  mark: 'fill' | 'dot' | 'end' | 'hollow' | 'line' | 'dashed' | 'thin';
  fill?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={styles.entry}>
      <span className={`${styles.marks[mark]} ${fill}`} />
      {children}
    </span>
  );
}
