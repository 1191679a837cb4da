import type { ReactNode } from 'react';

export interface FormProps {
  onSubmit: () => void;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * A form whose fields show the faults, instead of the browser.
 * @since 0.1.0
 */
export function Form({ onSubmit, children, ...rest }: FormProps): ReactNode {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...rest}
    >
      {children}
    </form>
  );
}
