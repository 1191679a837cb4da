import type { LigneTrace, PageStatistique, TraceStatistique } from '@habilis/api/statistique/Statistique';
import { isTraceDePersonnes } from '@habilis/domain/statistique/TRACES';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import type { ChartKind } from '@habilis/ui/Chart';
import { EmptyState } from '@habilis/ui/EmptyState';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Columns } from '@habilis/ui/Columns';
import { Stack } from '@habilis/ui/Stack';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { kindOf } from './traceView.ts';
import { TraceView } from './TraceView.tsx';

/** Drawings that need the width of the page; others stand two by two. */
const WIDE: ReadonlySet<ChartKind> = new Set(['stacked', 'spread', 'heat']);
const isWide = (trace: TraceStatistique): boolean => WIDE.has(kindOf(trace));

/** Plots in lines: a wide one alone, others two by two. */
function rowsOf(traces: readonly TraceStatistique[]): TraceStatistique[][] {
  const rows: TraceStatistique[][] = [];
  for (const trace of traces) {
    const last = rows.at(-1);
    const isFree = last?.length === 1 && !last.some(isWide);
    if (isFree && !isWide(trace)) last.push(trace);
    else rows.push([trace]);
  }
  return rows;
}

/** What a plot is counted from: closed days with the running one, or what stands today. */
const sourceOf = (t: Texts, { temps }: TraceStatistique, jour: string, arretee: string | null): string =>
  temps === 'aujourdhui' || arretee === null
    ? t('statistiques.source.jour', { date: formatDate(jour) })
    : t('statistiques.source.periode', { date: formatDate(arretee) });

type Props = {
  readonly page: PageStatistique;
  readonly jour: string;
  readonly hrefOf: (ligne: LigneTrace) => string | undefined;
  /** The same page over the usual span, where it stands over another. */
  readonly usual: string;
  readonly isUsual: boolean;
};

/** The plots of a page; where none of them has anything, why, and the way back. */
export function Traces({
  page: { traces, figures, periode, periodePersonnes, dateArretee },
  jour,
  hrefOf,
  usual,
  isUsual,
}: Props): ReactNode {
  const t = useText();
  const isEmpty =
    traces.every(({ lignes }) => lignes.length === 0) && figures.every(({ valeur }) => valeur === null || valeur === 0);
  if (isEmpty)
    return (
      <EmptyState
        icon={ChartColumn}
        title={t('statistiques.vide.titre')}
        description={t('statistiques.vide.texte')}
        {...(isUsual ? {} : { action: <LinkButton href={usual}>{t('statistiques.vide.revenir')}</LinkButton> })}
      />
    );
  return (
    <Stack gap={36}>
      {rowsOf(traces).map((row) => {
        const shown = row.map((trace) => (
          <TraceView
            key={trace.cle}
            trace={trace}
            periode={isTraceDePersonnes(trace.cle) ? (periodePersonnes ?? periode) : periode}
            jour={jour}
            hrefOf={hrefOf}
            source={sourceOf(t, trace, jour, dateArretee)}
          />
        ));
        const [first] = row;
        return row.length === 1 ? (
          shown
        ) : (
          <Columns key={first?.cle} split="1fr 1fr">
            {shown}
          </Columns>
        );
      })}
    </Stack>
  );
}
