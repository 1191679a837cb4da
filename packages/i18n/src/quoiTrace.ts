import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Formatter } from './createFormatter.ts';
import { formatDate } from './format.ts';

type Cle = MessageKey extends infer K ? (K extends `statistiques.quoi.${infer C}` ? C : never) : never;
type Trace = { readonly cle: Cle; readonly temps: 'periode' | 'aujourdhui' };
/** The first and last day of a span. */
export type Bornes = { readonly du: string; readonly au: string };

/** What a plot counts, in what unit, over what time. */
export function quoiTrace(t: Formatter, { cle, temps }: Trace, periode: Bornes, jour: string): string {
  const quoi = t(`statistiques.quoi.${cle}`);
  return temps === 'periode'
    ? t('statistiques.sur-periode', { quoi, debut: formatDate(periode.du), fin: formatDate(periode.au) })
    : t('statistiques.ce-jour', { quoi, date: formatDate(jour) });
}
