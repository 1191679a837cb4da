import type { FigureStatistique, PageStatistique, TraceStatistique } from '@habilis/api/statistique/Statistique';
import type { UniteStatistique } from '@habilis/domain/statistique/FIGURES';
import { NOMS_CONNUS } from '@habilis/domain/statistique/NOMS_CONNUS';
import { isTraceDePersonnes } from '@habilis/domain/statistique/TRACES';
import type { Formatter } from '@habilis/i18n/createFormatter';
import { formatDate } from '@habilis/i18n/format';
import { formatLongDate } from '@habilis/i18n/formatMonths';
import { nomLigne } from '@habilis/i18n/nomLigne';
import { quoiTrace } from '@habilis/i18n/quoiTrace';
import { uniteWords } from '@habilis/i18n/uniteWords';
import { PAGE_PLACES, type PdfBlock, type PdfDocument } from '../../../platform/pdf/PdfDocument.ts';

/** A further column would break the words of the heads. */
const MOST_COLUMNS = 6;

type Valeur = { readonly valeur: number | null; readonly masquee: boolean; readonly unite: UniteStatistique };

const said = (t: Formatter, { valeur, masquee, unite }: Valeur): string => {
  if (masquee) return t('statistiques.masque');
  return valeur === null ? t('statistiques.inconnu') : uniteWords(t, valeur, unite);
};

/** The figures of a subject, beside those of the year before. */
function figuresTable(t: Formatter, figures: readonly FigureStatistique[]): PdfBlock {
  return {
    kind: 'table',
    columns: [
      { name: t('statistiques.rapport.chiffre'), share: 3 },
      { name: t('statistiques.rapport.valeur'), share: 1.4 },
      { name: t('statistiques.rapport.avant'), share: 1.4 },
      { name: t('statistiques.rapport.temps'), share: 1.6 },
    ],
    rows: figures.map(({ cle, temps, avant, ...figure }) => [
      t(`statistiques.figure.${cle}`),
      said(t, figure),
      said(t, { valeur: avant, masquee: false, unite: figure.unite }),
      t(`statistiques.rapport.temps.${temps}`),
    ]),
  };
}

/** A plot as its table: the drawing says nothing more. */
function traceBlocks(
  t: Formatter,
  trace: TraceStatistique,
  { periode, today }: { readonly periode: PageStatistique['periode']; readonly today: string },
): PdfBlock[] {
  const about: PdfBlock[] = [
    { kind: 'minor', text: t(`statistiques.trace.${trace.cle}`) },
    { kind: 'paragraph', text: quoiTrace(t, trace, periode, today) },
  ];
  if (trace.lignes.length === 0) return [...about, { kind: 'paragraph', text: t('statistiques.vide.trace') }];
  const columns = trace.series.map(({ cle, unite }, at) => ({ cle, unite, at }));
  // More columns than a page has room for stand in two tables of the same lines.
  const half = columns.length > MOST_COLUMNS ? Math.ceil(columns.length / 2) : columns.length;
  return [
    ...about,
    ...[columns.slice(0, half), columns.slice(half)]
      .filter(({ length }) => length > 0)
      .map((shown): PdfBlock => ({
        kind: 'table',
        columns: [
          { name: t(`statistiques.axe.${trace.axe}`), share: 3 },
          ...shown.map(({ cle }) => ({ name: t(`statistiques.serie.${cle}`), share: 1 })),
        ],
        rows: trace.lignes.map((ligne) => [
          nomLigne(t, trace.axe, ligne, NOMS_CONNUS).label,
          ...shown.map(({ unite, at }) =>
            said(t, { valeur: ligne.valeurs[at] ?? null, masquee: ligne.masquees[at] === true, unite }),
          ),
        ]),
      })),
  ];
}

/** A subject: its figures, the months over which persons of others are counted, the table of each plot. */
function pageBlocks(
  t: Formatter,
  { sujet, figures, traces, periode, periodePersonnes: mois }: PageStatistique,
  today: string,
): PdfBlock[] {
  const ofPersons =
    mois && t('statistiques.personnes-par-mois', { debut: formatDate(mois.du), fin: formatDate(mois.au) });
  return [
    { kind: 'subheading', text: t(`statistiques.sujet.${sujet}`) },
    figuresTable(t, figures),
    ...(ofPersons === null ? [] : [{ kind: 'paragraph' as const, text: ofPersons }]),
    ...traces.flatMap((trace) =>
      traceBlocks(t, trace, { periode: isTraceDePersonnes(trace.cle) ? (mois ?? periode) : periode, today }),
    ),
  ];
}

/** The figures of a year as a document: each subject with its figures and the table of each plot, as the pages have them (ST1064). */
export function rapportDocument(
  t: Formatter,
  rapport: {
    readonly titre: string;
    readonly perimetre: string;
    readonly pages: readonly PageStatistique[];
    readonly today: string;
    readonly now: Date;
    readonly specimen: string | null;
  },
): PdfDocument {
  const { titre, perimetre, pages, today, now, specimen } = rapport;
  const [first] = pages;
  const arretee = first?.dateArretee ?? null;
  return {
    title: `${titre} — ${perimetre}`,
    sender: [t('statistiques.titre'), perimetre],
    hasMark: true,
    writtenLe: now,
    blocks: [
      { kind: 'heading', text: titre },
      { kind: 'strong', text: perimetre },
      ...(first === undefined
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: t('statistiques.rapport.periode', {
                debut: formatLongDate(first.periode.du),
                fin: formatLongDate(first.periode.au),
                jour: formatLongDate(today),
              }),
            },
          ]),
      ...(arretee !== null && first?.enRetard === true
        ? [{ kind: 'paragraph' as const, text: t('statistiques.arrete-retard', { date: formatDate(arretee) }) }]
        : []),
      { kind: 'paragraph', text: t('statistiques.rapport.methode') },
      ...pages.flatMap((page) => pageBlocks(t, page, today)),
    ],
    footer: `${titre} — ${perimetre}`,
    pageLabel: t('lettres.page', PAGE_PLACES),
    specimen,
  };
}
