import { Button } from '@habilis/ui/Button';
import { vars } from '@habilis/ui/theme/vars.css';
import { type CSSProperties, type ReactNode, useState } from 'react';
import * as styles from './foundations.css.ts';
import { useValueNow } from './useValueNow.ts';

const DURATIONS: readonly (readonly [name: string, variable: string, use: string])[] = [
  ['duration.fast', vars.duration.fast, 'Un survol, une pression, une couleur'],
  ['duration.enter', vars.duration.enter, 'Ce qui arrive : menu, fenêtre, message'],
  ['duration.leave', vars.duration.leave, 'Ce qui s’en va'],
];

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
      {DURATIONS.map(([name, variable, use]) => (
        <Duration key={name} name={name} variable={variable} use={use} />
      ))}
    </ul>
  );
}
