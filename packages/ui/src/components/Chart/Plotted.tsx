import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useInlineSize } from '../../internal/useInlineSize.ts';
import * as styles from './Chart.css.ts';
import { type Box, Lines, Marks, Swatch } from './Marks.tsx';
import { type ChartKind, plotOf, type Series } from './plotOf.ts';

const HEIGHT = 260;
/** Width kept for one letter of the axis. */
const LETTER = 8;

export interface PlottedProps {
  kind: ChartKind;
  label: string;
  categories: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The drawing: one tab stop, arrows between categories, the figures of the current one below. */
export function Plotted({ kind, label, categories, series, format }: PlottedProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const width = useInlineSize(frame) ?? 0;
  const hatch = useId();
  const [stop, setStop] = useState(0);
  const [pointed, setPointed] = useState<number>();
  const { levels, marks, heightOf } = plotOf(kind, categories, series);
  const left = 14 + LETTER * Math.max(...levels.map((level) => format(level).length));
  const box: Box = { left, top: 10, width: Math.max(1, width - left), height: HEIGHT - 44 };
  const band = box.width / categories.length;
  const every = Math.ceil((LETTER * (Math.max(...categories.map(({ length }) => length)) + 1)) / band);
  const figures = (at: number) =>
    series.map(({ label: name, values }) => `${name} ${format(values[at] ?? 0)}`).join(', ');
  const go = (event: KeyboardEvent, at: number) => {
    const next = STEPS[event.key]?.(at, categories.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    drawing.current?.querySelectorAll<SVGGElement>('[role="img"]')[next]?.focus();
  };
  return (
    <div ref={frame} className={styles.drawing}>
      <div className={styles.legend}>
        {series.map(({ key, label: name }, at) => (
          <span key={key} className={styles.entry}>
            <Swatch at={at} kind={kind} hatch={hatch} />
            {name}
          </span>
        ))}
      </div>
      {width > 0 && (
        <svg
          ref={drawing}
          role="group"
          aria-label={label}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className={styles.plot}
          onPointerLeave={() => setPointed(undefined)}
        >
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line y2="6" className={styles.hatch} />
          </pattern>
          {levels.map((level) => {
            const y = box.top + box.height * (1 - heightOf(level));
            return (
              <g key={level} aria-hidden="true">
                <line
                  x1={left}
                  x2={width}
                  y1={y}
                  y2={y}
                  className={styles.level}
                  data-nought={level === 0 || undefined}
                />
                <text x={left - 10} y={y + 5} textAnchor="end" className={styles.axis}>
                  {format(level)}
                </text>
              </g>
            );
          })}
          {categories.map((category, at) => (
            <g
              key={category}
              role="img"
              aria-label={`${category} : ${figures(at)}`}
              tabIndex={at === stop ? 0 : -1}
              data-pointed={at === pointed || undefined}
              className={styles.column}
              onKeyDown={(event) => go(event, at)}
              onFocus={() => {
                setStop(at);
                setPointed(at);
              }}
              onBlur={() => setPointed(undefined)}
              onPointerEnter={() => setPointed(at)}
            >
              <rect
                x={left + band * at + 2}
                y={box.top - 6}
                width={band - 4}
                height={box.height + 6}
                rx="4"
                className={styles.target}
              />
              {kind !== 'lines' && <Marks {...{ kind, marks, box, at, hatch }} />}
              {at % every === 0 && (
                <text x={left + band * (at + 0.5)} y={HEIGHT - 10} textAnchor="middle" className={styles.axis}>
                  {category}
                </text>
              )}
            </g>
          ))}
          {kind === 'lines' && (
            <g aria-hidden="true" pointerEvents="none">
              <Lines marks={marks} box={box} />
              {categories.map((category, at) => (
                <Marks key={category} {...{ kind, marks, box, at, hatch }} />
              ))}
            </g>
          )}
        </svg>
      )}
      <p aria-hidden="true" className={styles.reading}>
        {pointed !== undefined && `${categories[pointed]} : ${figures(pointed)}`}
      </p>
    </div>
  );
}
