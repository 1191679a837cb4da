import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import * as styles from './SearchForm.css.ts';

export interface SearchFormProps {
  /** What is looked for. */
  label: string;
  /** Such as « Chercher ». */
  submitLabel: string;
  /** Called by the button, and by Enter in a field. */
  onSubmit: () => void;
  /** The fields: as many per row as fit. */
  children: ReactNode;
}

/**
 * Fields that are asked together, with their button at the end of the row.
 * @since 0.2.0
 */
export function SearchForm({ label, submitLabel, onSubmit, children }: SearchFormProps): ReactNode {
  return (
    <search aria-label={label}>
      <Form onSubmit={onSubmit}>
        <div className={styles.row}>
          <div className={styles.fields}>{children}</div>
          <Button type="submit" variant="primary">
            {submitLabel}
          </Button>
        </div>
      </Form>
    </search>
  );
}
