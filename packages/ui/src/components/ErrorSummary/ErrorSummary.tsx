import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  title: string;
  /** Each shows and focuses its field; without any, nothing is shown. */
  errors: readonly { key: string; label: string; onPress: () => void }[];
  /** 0 before the first submit, changed at each failed one: its title then takes the focus, and is read out with the faults in their order. */
  focusKey: number;
}

/**
 * What prevents a form from being sent, each fault a link to its field. It is said once, by the focus at each refused sending: it is no live
 * region, so that correcting a field in silence leaves who types in peace.
 * @since 0.1.0
 */
export function ErrorSummary({ title, errors, focusKey }: ErrorSummaryProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const titled = useRef<HTMLHeadingElement>(null);
  const listId = useId();
  useEffect(() => {
    if (focusKey === 0) return;
    // After React has finished: the field that loses the focus renders again at that moment.
    queueMicrotask(() => {
      titled.current?.focus({ preventScroll: true });
      ref.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [focusKey]);
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary}>
      <CircleAlert size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <Heading ref={titled} level={2} tabIndex={-1} aria-describedby={listId}>
          {title}
        </Heading>
        <ul id={listId} className={styles.list}>
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
