import { type ReactNode, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CharacterCount.css.ts';
import type { CountWords } from '../../internal/CountWords.ts';

/** Milliseconds: long enough not to interrupt someone who types. */
const PAUSE = 1000;

/** How many characters are left: always shown, announced when typing pauses near the end or past it. */
export function CharacterCount({ length, max, label }: CountWords & { length: number }): ReactNode {
  const left = max - length;
  const words = label(left);
  const isNear = left <= max / 10;
  const [said, setSaid] = useState('');
  // As it stood when the field came.
  const counted = useRef(words);
  useEffect(() => {
    if (words === counted.current) return undefined;
    counted.current = words;
    const timer = setTimeout(() => setSaid(isNear ? words : ''), PAUSE);
    return () => clearTimeout(timer);
  }, [isNear, words]);
  return (
    <div className={styles.count} data-over={left < 0 || undefined}>
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
