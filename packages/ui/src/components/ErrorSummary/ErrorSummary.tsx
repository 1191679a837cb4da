import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  title: string;
  /** Each shows and focuses its field; without any, nothing is shown. */
  errors: readonly { key: string; label: string; onPress: () => void }[];
  /** 0 before the first submit, changed at each failed one: the summary then takes the focus. */
  focusKey: number;
}

/**
 * What prevents a form from being sent, each fault a link to its field.
 * @since 0.1.0
 */
export function ErrorSummary({ title, errors, focusKey }: ErrorSummaryProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusKey === 0) return;
    // After React has finished: the field that loses the focus renders again at that moment.
    queueMicrotask(() => {
      ref.current?.focus();
      ref.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [focusKey]);
  if (errors.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.summary}>
      <CircleAlert size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <Heading level={2}>{title}</Heading>
        <ul className={styles.list}>
          {errors.map(({ key, label, onPress }) => (
            <li key={key}>
              <Link tone="danger" onPress={onPress}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
