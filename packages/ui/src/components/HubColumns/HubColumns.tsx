import type { ReactNode } from 'react';
import * as styles from './HubColumns.css.ts';

export interface HubColumnsProps {
  /** Where to go from here: at the top right, and first where there is one column; left out on paper. */
  lead?: ReactNode;
  /** What the object holds. */
  main: ReactNode;
  /** What is known of it, under `lead`. */
  aside: ReactNode;
}

/**
 * The page of an object from which the work goes on: two columns, one below 56rem with where to go first.
 * @since 0.3.0
 */
export function HubColumns({ lead, main, aside }: HubColumnsProps): ReactNode {
  return (
    <div className={styles.hub}>
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.main}>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
