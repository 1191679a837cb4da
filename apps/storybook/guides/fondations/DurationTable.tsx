import { Button } from '@habilis/ui/Button';
import { vars } from '@habilis/ui/theme/vars.css';
import { type CSSProperties, type ReactNode, useState } from 'react';
import * as styles from './foundations.css.ts';
import { DURATION_USES } from './tokenUses.ts';
import { useValueNow } from './useValueNow.ts';

const NAMES = ['fast', 'enter', 'leave'] as const;

function Duration({ name, variable, use }: { name: string; variable: string; use: string }): ReactNode {
  const [isMoved, setMoved] = useState(false);
  const now = useValueNow(variable);
  return (
    <li className={styles.track}>
      <p>
        <strong>{name}</strong>, <span className={styles.value}>{now}</span>. {use}.
      </p>
      <Button size="small" onPress={() => setMoved(!isMoved)}>
        Jouer {name}
      </Button>
      <div
        className={styles.mover}
        data-moved={isMoved || undefined}
        aria-hidden="true"
        style={{ '--shown': variable } as CSSProperties}
      />
    </li>
  );
}

/** The page's current durations, with a demonstration. */
export function DurationTable(): ReactNode {
  return (
    <ul className={`${styles.page} ${styles.icons}`}>
      {NAMES.map((name) => (
        <Duration key={name} name={`duration.${name}`} variable={vars.duration[name]} use={DURATION_USES[name]} />
      ))}
    </ul>
  );
}
