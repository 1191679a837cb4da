import type { TraceStatistique } from '@habilis/api/statistique/Statistique';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { ChartRow } from '@habilis/ui/Chart';
import { drawnOf, kindOf } from './traceView.ts';
import { uniteWords } from '@habilis/i18n/uniteWords';

const amountOf = ({ values }: ChartRow, isWhole: boolean): number =>
  isWhole ? values.reduce<number>((sum, value) => sum + (value ?? 0), 0) : (values[0] ?? 0);

/** The main finding of a plot in one sentence, for who listens; undefined where nothing is known. */
export function constatOf(
  t: Texts,
  trace: TraceStatistique,
  rows: readonly ChartRow[],
  today: string,
): string | undefined {
  const known = rows.filter(({ values }) => values.some((value) => typeof value === 'number'));
  // A month that has only begun says nothing of how things go, unless it is alone.
  const begun = trace.axe === 'mois' ? rows[trace.lignes.findIndex(({ cle }) => cle === today.slice(0, 7))] : undefined;
  const last = known.findLast((row) => row !== begun) ?? known.at(-1);
  const [first] = drawnOf(trace);
  if (last === undefined || first === undefined) return undefined;
  const said = (valeur: number) => uniteWords(t, valeur, first.unite);
  if (kindOf(trace) === 'curve') {
    const avant = last.before?.[0];
    const valeurs = { mois: last.label, valeur: said(last.values[0] ?? 0) };
    return typeof avant === 'number'
      ? t('statistiques.constat.courbe-comparee', { ...valeurs, avant: said(avant) })
      : t('statistiques.constat.courbe', valeurs);
  }
  if (trace.forme === 'chaleur' && first.unite !== 'nombre') {
    const cells = known.flatMap(({ label, values }) =>
      values.map((value, at) => ({ nom: label, colonne: drawnOf(trace)[at]?.cle ?? first.cle, nombre: value ?? -1 })),
    );
    const { nom, colonne, nombre } = cells.reduce((one, other) => (other.nombre > one.nombre ? other : one));
    return t('statistiques.constat.case', { nom, colonne: t(`statistiques.serie.${colonne}`), valeur: said(nombre) });
  }
  const isWhole = trace.forme === 'barres-empilees' || trace.forme === 'chaleur';
  const [head = last, ...others] = known;
  const most = others.reduce((one, other) => (amountOf(other, isWhole) > amountOf(one, isWhole) ? other : one), head);
  if (amountOf(most, isWhole) === 0 && known.length === rows.length) return t('statistiques.constat.rien');
  const valeurs = { nom: most.label, valeur: said(amountOf(most, isWhole)) };
  const reach = most.values[1];
  if (trace.forme === 'points' && typeof reach === 'number')
    return t('statistiques.constat.etendue', { ...valeurs, centile: said(reach) });
  const isTotalled =
    first.unite === 'nombre' && known.length === rows.length && rows.every(({ values }) => !values.includes(null));
  if (!isTotalled) return t('statistiques.constat.plus-grand', valeurs);
  const total = known.reduce((sum, row) => sum + amountOf(row, isWhole), 0);
  return t('statistiques.constat.total', { ...valeurs, total: said(total) });
}
