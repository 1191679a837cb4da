import { type ReactNode, useId } from 'react';
import { description as help } from '../../internal/Field.css.ts';
import * as styles from './FieldSet.css.ts';

export interface FieldSetProps {
  legend: string;
  /** Help for the whole, under the legend. */
  description?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together under one name. */
export function FieldSet({ legend, description, children }: FieldSetProps): ReactNode {
  const helpId = useId();
  return (
    <fieldset {...(description ? { 'aria-describedby': helpId } : {})}>
      <legend className={styles.legend}>{legend}</legend>
      {description && (
        <div id={helpId} className={help}>
          {description}
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </fieldset>
  );
}
