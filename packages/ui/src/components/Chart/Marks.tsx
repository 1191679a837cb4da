import type { ReactNode } from 'react';
import * as styles from './Chart.css.ts';
import type { ChartKind, Plot } from './plotOf.ts';

/** The plot area inside the drawing, in units of 1/16 rem. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SIZE = 5;
const HATCHED = 2;

const hatched = (look: number, hatch: string) => (look === HATCHED ? { fill: `url(#${hatch})` } : undefined);

/** Each series has its own fill, or its own dash and point, so that they differ without colour. */
export function Swatch({ at, kind, hatch }: { at: number; kind: ChartKind; hatch: string }): ReactNode {
  const look = at % styles.LOOKS;
  return (
    <svg width="20" height="14" aria-hidden="true" className={styles.swatch}>
      {kind === 'lines' ? (
        <>
          <line x1="0" x2="20" y1="7" y2="7" className={styles.line} data-look={look} />
          <Point x={10} y={7} look={look} />
        </>
      ) : (
        <rect x="2" y="1" width="12" height="12" className={styles.bar} data-look={look} style={hatched(look, hatch)} />
      )}
    </svg>
  );
}

function Point({ x, y, look }: { x: number; y: number; look: number }): ReactNode {
  if (look % 2 === 0) return <circle cx={x} cy={y} r={SIZE - 1} className={styles.point} data-look={look} />;
  return <rect x={x - 4} y={y - 4} width={8} height={8} className={styles.point} data-look={look} />;
}

interface MarksProps {
  /** Id of the hatching. */
  hatch: string;
  kind: ChartKind;
  marks: Plot['marks'];
  box: Box;
  at: number;
}

/** The bars, or the points, of one category. */
export function Marks({ kind, marks, box, at, hatch }: MarksProps): ReactNode {
  const band = box.width / marks.length;
  const yOf = (height: number) => box.top + box.height * (1 - height);
  const middle = box.left + band * (at + 0.5);
  const column = marks[at] ?? [];
  if (kind === 'lines')
    return column.map(({ to }, index) => <Point key={index} x={middle} y={yOf(to)} look={index % styles.LOOKS} />);
  const count = kind === 'stackedBars' ? 1 : column.length;
  const width = Math.max(2, Math.min(40, (band * 0.76) / count - 4));
  const start = middle - (count * (width + 4) - 4) / 2;
  return column.map(({ from, to }, index) => {
    const [high, low] = [Math.min(yOf(from), yOf(to)), Math.max(yOf(from), yOf(to))];
    const x = kind === 'stackedBars' ? start : start + index * (width + 4);
    // The outline is drawn inside the bar, so that the bar keeps its height.
    return (
      <rect
        key={index}
        x={x + 1}
        y={Math.min(high + 1, low)}
        width={width - 2}
        height={Math.max(0, low - high - 2)}
        className={styles.bar}
        data-look={index % styles.LOOKS}
        style={hatched(index % styles.LOOKS, hatch)}
      />
    );
  });
}

/** The lines from point to point. */
export function Lines({ marks, box }: Omit<MarksProps, 'kind' | 'at' | 'hatch'>): ReactNode {
  const band = box.width / marks.length;
  const first = marks[0] ?? [];
  return first.map((_, index) => (
    <polyline
      key={index}
      className={styles.line}
      data-look={index % styles.LOOKS}
      points={marks
        .map((column, at) => {
          const height = column[index]?.to ?? 0;
          return `${box.left + band * (at + 0.5)},${box.top + box.height * (1 - height)}`;
        })
        .join(' ')}
    />
  ));
}
