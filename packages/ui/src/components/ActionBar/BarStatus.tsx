import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { link } from '../Link/Link.css.ts';
import * as styles from './ActionBar.css.ts';

/** How to read a status of which a phone shows one line. */
export interface StatusWords {
  /** Such as « Lire ». */
  read: string;
  /** Such as « Réduire ». */
  fold: string;
}

/** The status of the bar: whole, or on a phone its first line, and the rest when asked. */
export function BarStatus({ words, children }: { words: StatusWords; children: ReactNode }): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const measure = () => setCut(current.scrollHeight > current.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    if (current.firstElementChild !== null) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.status}>
      <div ref={box} id={id} className={styles.words} data-open={isOpen || undefined}>
        <div>{children}</div>
      </div>
      {(isCut || isOpen) && (
        <Button
          className={`${link({ tone: 'accent', quiet: false, small: true })} ${styles.more}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? words.fold : words.read}
        </Button>
      )}
    </div>
  );
}
