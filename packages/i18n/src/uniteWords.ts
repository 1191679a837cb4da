import type { Formatter } from './createFormatter.ts';
import { formatFileSize } from './format.ts';

type Unite = 'nombre' | 'jours' | 'pourcent' | 'octets';

const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** A value with its unit. */
export function uniteWords(t: Formatter, valeur: number, unite: Unite): string {
  if (unite === 'octets') return formatFileSize(valeur);
  return t(`statistiques.unite.${unite}`, { valeur: NUMBER.format(valeur) });
}
