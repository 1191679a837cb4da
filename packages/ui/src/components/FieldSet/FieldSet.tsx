import type { ReactNode } from 'react';
import * as styles from './FieldSet.css.ts';

/** Fields that belong together under one name. */
export function FieldSet({ legend, children }: { legend: string; children: ReactNode }): ReactNode {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.content}>{children}</div>
    </fieldset>
  );
}
