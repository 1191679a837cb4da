import type { LigneTrace, TraceStatistique } from '@habilis/api/statistique/Statistique';
import { formatMonth } from '@habilis/i18n/formatMonths';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Chart, type ChartRow } from '@habilis/ui/Chart';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { CarteView } from './CarteView.tsx';
import { constatOf } from './constatOf.ts';
import { plotWords } from './plotWords.ts';
import { drawnOf, kindOf, rowOf } from './traceView.ts';
import { type Bornes, quoiTrace } from '@habilis/i18n/quoiTrace';
import { uniteWords } from '@habilis/i18n/uniteWords';

type Props = {
  readonly trace: TraceStatistique;
  /** The span, and the day as of which what stands today is counted. */
  readonly periode: Bornes;
  readonly jour: string;
  readonly hrefOf: (ligne: LigneTrace) => string | undefined;
  /** The line that was chosen. */
  readonly choisie?: string | undefined;
  /** What narrows it, at the end of what is counted. */
  readonly precision?: string | undefined;
  /** What is said under it. */
  readonly source?: string | undefined;
};

/** A course is named by its months, other columns by what they count. */
const serieLabel = (t: Texts, trace: TraceStatistique, serie: TraceStatistique['series'][number]['cle']): string => {
  const [first, last] = [trace.lignes[0], trace.lignes.at(-1)];
  return trace.forme === 'courbe' && trace.axe === 'mois' && first !== undefined && last !== undefined
    ? t('statistiques.mois-a-mois', { premier: formatMonth(first.cle), dernier: formatMonth(last.cle) })
    : t(`statistiques.serie.${serie}`);
};

/** A plot of figures in its form, with its table and its file (decision 0229). */
export function TraceView({ trace, periode, jour, hrefOf, choisie, precision, source }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const rows: ChartRow[] = trace.lignes.map((ligne) => ({
    ...rowOf(t, trace, ligne, hrefOf),
    isCurrent: ligne.cle === choisie,
  }));
  const quoi = quoiTrace(t, trace, periode, jour);
  const frame = {
    title: t(`statistiques.trace.${trace.cle}`),
    about: precision === undefined ? quoi : `${quoi}, ${precision}`,
    finding: constatOf(t, trace, rows, today),
    fileName: trace.cle,
    source,
  };
  if (trace.forme === 'tuiles') return <CarteView {...{ trace, rows, choisie }} frame={frame} />;
  const drawn = drawnOf(trace);
  return (
    <Chart
      {...frame}
      kind={kindOf(trace)}
      isTableFirst={trace.forme === 'tableau'}
      series={drawn.map(({ cle }) => ({ key: cle, label: serieLabel(t, trace, cle) }))}
      rows={rows}
      format={(value, at) => uniteWords(t, value, drawn[at]?.unite ?? 'nombre')}
      words={{
        ...plotWords(t, trace),
        total: t('statistiques.serie.total'),
        before: t('statistiques.avant'),
        late: t('statistiques.serie.en-retard'),
        lateCount: (nombre) =>
          nombre === null ? t('statistiques.retard-masque') : t('statistiques.retard', { nombre }),
        upTo: (valeur) => t('statistiques.jusqu-a', { valeur }),
      }}
    />
  );
}
