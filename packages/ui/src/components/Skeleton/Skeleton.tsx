import type { ReactNode } from 'react';
import { useAnnounceLate } from '../../internal/useAnnounceLate.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonShapeProps {
  /** What will appear here. @default 'text' */
  shape?: 'text' | 'table' | 'cards' | 'form';
  /** Lines, rows, cards or fields. @default 4 */
  count?: number;
  /** Columns of a table. @default 4 */
  columns?: number;
}

// Uneven, as words are.
const WIDTHS = ['72%', '94%', '58%', '81%', '66%'];
const widthAt = (index: number) => ({ inlineSize: WIDTHS[index % WIDTHS.length] });
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const SHAPES = {
  text: (count: number) => (
    <div className={styles.lines}>
      {times(count).map((index) => (
        <span key={index} className={styles.bone()} style={widthAt(index)} />
      ))}
    </div>
  ),
  table: (count: number, columns: number) => (
    <div className={styles.rows}>
      {times(count).map((line) => (
        <div key={line} className={styles.row}>
          {times(columns).map((index) => (
            <span key={index} className={styles.bone()} style={widthAt(line + index * 2)} />
          ))}
        </div>
      ))}
    </div>
  ),
  cards: (count: number) => (
    <div className={styles.cards}>
      {times(count).map((index) => (
        <div key={index} className={styles.card}>
          <span className={styles.bone()} style={{ inlineSize: '40%' }} />
          <span className={styles.bone({ look: 'strong' })} style={widthAt(index)} />
          <span className={styles.bone()} style={widthAt(index + 2)} />
        </div>
      ))}
    </div>
  ),
  form: (count: number) => (
    <div className={styles.fields}>
      {times(count).map((index) => (
        <div key={index} className={styles.field}>
          <span className={styles.bone({ look: 'label' })} style={{ inlineSize: 96 + (index % 3) * 40 }} />
          <span className={styles.bone({ look: 'field' })} />
        </div>
      ))}
      <span className={styles.bone({ look: 'button' })} style={{ inlineSize: 160 }} />
    </div>
  ),
};

export interface SkeletonProps extends SkeletonShapeProps {
  /** Such as « Chargement des demandes… », said aloud and never shown. */
  label: string;
}

/** The shape alone, for a part that already announces its loading. */
export function SkeletonShape({ shape = 'text', count = 4, columns = 4 }: SkeletonShapeProps): ReactNode {
  return (
    <div aria-hidden="true" className={styles.late}>
      {SHAPES[shape](count, columns)}
    </div>
  );
}

/**
 * Grey shapes of what is loading; said once, when it is late.
 * @since 0.1.0
 */
export function Skeleton({ label, ...shape }: SkeletonProps): ReactNode {
  useAnnounceLate(label);
  return (
    <div>
      <VisuallyHidden>{label}</VisuallyHidden>
      <SkeletonShape {...shape} />
    </div>
  );
}
