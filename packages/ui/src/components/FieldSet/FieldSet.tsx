import { type ReactNode, useId } from 'react';
import { description as help, optional } from '../../internal/Field.css.ts';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './FieldSet.css.ts';

export interface FieldSetProps {
  legend: string;
  /** Help for the whole, under the legend. */
  description?: string | undefined;
  /** Such as « (facultatif) », after the legend of fields that may stay empty. */
  optionalLabel?: string | undefined;
  /** At the right of the legend's line. */
  legendEnd?: ReactNode;
  children: ReactNode;
}

/**
 * Fields that belong together under one name.
 * @since 0.1.0
 */
export function FieldSet({ legend, description, optionalLabel, legendEnd, children }: FieldSetProps): ReactNode {
  const helpId = useId();
  return (
    <fieldset {...(description ? { 'aria-describedby': helpId } : {})}>
      <legend className={styles.legend}>
        {legend}
        {optionalLabel && ' '}
        {optionalLabel && <span className={optional}>{optionalLabel}</span>}
      </legend>
      {legendEnd && <div className={styles.legendEnd}>{legendEnd}</div>}
      {description && (
        <div id={helpId} className={`${help} ${styles.under}`}>
          {wholeNumbers(description)}
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </fieldset>
  );
}
