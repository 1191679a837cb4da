import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from './Chart.css.ts';
import { csvOf } from './csvOf.ts';
import { Plotted, type PlottedProps } from './Plotted.tsx';

export type { Series } from './plotOf.ts';

export interface ChartProps extends Omit<PlottedProps, 'kind' | 'format'> {
  /** What is counted; names the drawing and the table. */
  label: string;
  /** Side by side, stacked, or joined by lines. @default 'bars' */
  kind?: PlottedProps['kind'];
  /** A figure in words. @default its digits, in French */
  format?: (value: number) => string;
  words: {
    /** Heading of the column of categories, such as « Mois ». */
    category: string;
    /** Such as « Télécharger en CSV ». */
    download: string;
    /** Name of the file, without its ending. */
    fileName: string;
  };
}

const inFrench = new Intl.NumberFormat('fr-FR');

function save(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Figures to follow: a drawing, and the same in a table and in a file.
 * @since 0.1.0
 */
export function Chart({
  label,
  kind = 'bars',
  categories,
  series,
  format = (value) => inFrench.format(value),
  words,
}: ChartProps): ReactNode {
  const lines = categories.map((category, at) => ({
    label: category,
    values: series.map(({ values }) => values[at] ?? 0),
  }));
  const head = [words.category, ...series.map((one) => one.label)];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <Plotted {...{ kind, label, categories, series, format }} />
      <div>
        <table aria-label={label} className={styles.table}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className={styles.cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label: category, values }) => (
              <tr key={category}>
                <th scope="row" className={styles.cell}>
                  {category}
                </th>
                {values.map((value, at) => (
                  <td key={series[at]?.key} className={styles.cell}>
                    {format(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Button className={styles.download} onPress={() => save(csvOf(head, lines), `${words.fileName}.csv`)}>
          {words.download}
        </Button>
      </div>
    </figure>
  );
}
