import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Section.css.ts';

/**
 * A part of a page under a line, with a link at the right of its title.
 * @since 0.1.0
 */
export function Section({
  title,
  id,
  action,
  isPlain = false,
  children,
}: {
  title: string;
  /** Id of the title, which takes the focus when an address names it. */
  id?: string;
  action?: ReactNode;
  /** Without the line above, where sections follow one another closely. @default false */
  isPlain?: boolean;
  children: ReactNode;
}): ReactNode {
  const own = useId();
  return (
    <section aria-labelledby={id ?? own} className={isPlain ? undefined : styles.section}>
      <div className={styles.head}>
        <Heading level={2} {...(id === undefined ? { id: own } : { id, tabIndex: -1 })}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
