import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Section.css.ts';

/** A ruled part of a page, its link at the right of its title. */
export function Section({
  title,
  id,
  action,
  children,
}: {
  title: string;
  /** Its title's, which an address may name and which then takes the focus. */
  id?: string;
  action?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const own = useId();
  return (
    <section aria-labelledby={id ?? own} className={styles.section}>
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
