import { ArrowDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './MissingList.css.ts';

export interface MissingListProps {
  /** How much is missing. */
  title: string;
  /** Whom or what, each with what it lacks; pressing it leads there. Without any, nothing is shown. */
  items: readonly { key: string; title: string; description: string; onPress: () => void }[];
  /** What stands under them, such as a button for the others. */
  more?: ReactNode;
}

/**
 * What is still missing of a long form, by name: each line leads to it. No fault: nothing was refused.
 * @since 0.3.0
 */
export function MissingList({ title, items, more }: MissingListProps): ReactNode {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.card}>
      <Heading level={2} look="h3" id={id}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {items.map(({ key, title: name, description, onPress }) => (
          <li key={key} className={styles.item}>
            <Button className={styles.line} onPress={onPress}>
              <span className={styles.words}>
                <span className={styles.name}>{wholeNumbers(name)}</span>
                <span className={styles.description}>{wholeNumbers(description)}</span>
              </span>
              <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
            </Button>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
