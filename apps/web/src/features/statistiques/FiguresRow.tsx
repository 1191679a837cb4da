import type { FigureStatistique } from '@habilis/api/statistique/Statistique';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { type FigureItem, Figures } from '@habilis/ui/Figures';
import type { ReactNode } from 'react';
import { uniteWords } from '@habilis/i18n/uniteWords';

/** Under half a percent nothing has changed. */
const LEAST_CHANGE = 0.005;
const PERCENT = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** What a figure is taken from, or how it is to be read. */
function asideOf(t: Texts, { cle, unite, sur, valeur }: FigureStatistique): string | undefined {
  if (valeur === null) return undefined;
  if (unite === 'jours') return t(cle === 'age-moyen' ? 'statistiques.en-moyenne' : 'statistiques.en-mediane');
  if (sur === null || sur === 0) return undefined;
  if (unite === 'pourcent') return t('statistiques.sur', { total: uniteWords(t, sur, 'nombre') });
  const part = uniteWords(t, (valeur / sur) * 100, 'pourcent');
  return t('statistiques.sur-part', { total: uniteWords(t, sur, 'nombre'), part });
}

/** The year before beside a figure; how much has changed where that is a count. */
function detailOf(t: Texts, { unite, valeur, avant, precision }: FigureStatistique): string | undefined {
  if (precision !== null) {
    const said = uniteWords(t, precision.valeur, precision.cle === 'entites' ? 'nombre' : unite);
    const more = t(`statistiques.precision.${precision.cle}`, { valeur: said });
    if (avant === null) return more;
  }
  if (avant === null || valeur === null) return undefined;
  const said = uniteWords(t, avant, unite);
  return unite === 'nombre' && avant > 0
    ? t('statistiques.avant-evolution', { valeur: said, evolution: PERCENT.format(valeur / avant - 1) })
    : t('statistiques.avant-valeur', { valeur: said });
}

/** The way of a figure since the year before; better only where less, or more, is. */
export function trendOf({ valeur, avant, sens }: FigureStatistique): FigureItem['trend'] {
  if (valeur === null || avant === null || Math.abs(valeur - avant) <= Math.abs(avant) * LEAST_CHANGE) return undefined;
  const way = valeur > avant ? 'up' : 'down';
  return { way, isBetter: sens === (way === 'up' ? 'plus-est-mieux' : 'moins-est-mieux') };
}

/** The figures of a page in a row; each that has a list leads to it. */
export function FiguresRow({
  label,
  figures,
  hrefOf,
}: {
  readonly label: string;
  readonly figures: readonly FigureStatistique[];
  readonly hrefOf: (figure: FigureStatistique) => string | undefined;
}): ReactNode {
  const t = useText();
  return (
    <Figures
      label={label}
      isRuled
      items={figures.map((figure) => ({
        key: figure.cle,
        label: t(`statistiques.figure.${figure.cle}`),
        value: valueOf(t, figure),
        aside: asideOf(t, figure),
        detail: detailOf(t, figure),
        trend: trendOf(figure),
        href: hrefOf(figure),
      }))}
    />
  );
}

function valueOf(t: Texts, { valeur, masquee, unite }: FigureStatistique): string {
  if (masquee) return t('statistiques.masque');
  return valeur === null ? t('statistiques.inconnu') : uniteWords(t, valeur, unite);
}
