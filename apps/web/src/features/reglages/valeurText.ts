import type { Reglage } from '@habilis/api/reglage/Reglage';
import { REGLAGES } from '@habilis/domain/setting/REGLAGES';
import type { CleReglage } from '@habilis/domain/setting/settings';
import type { Texts } from '@habilis/i18n/TextProvider';
import { shownNumber } from './saisie.ts';

const NUMBERS = new Intl.NumberFormat('fr', { maximumFractionDigits: 3 });

/** The unit of a number, as it agrees with it; empty for what has none. */
export function uniteText(t: Texts, cle: CleReglage, nombre: number): string {
  const reglage = REGLAGES[cle];
  return reglage.genre === 'nombre' ? t(`reglages.unite.${reglage.unite}`, { nombre: shownNumber(cle, nombre) }) : '';
}

/** A number as it is shown, without its unit. */
export const nombreText = (cle: CleReglage, nombre: number): string => NUMBERS.format(shownNumber(cle, nombre));

/** The words of a choice: a role by its name, an extension as it is. */
export const choixText = (t: Texts, cle: CleReglage, choix: string): string =>
  cle === 'rolesSecondFacteur' ? (t.find(`roles.${choix}`) ?? choix) : choix;

/** A value in words: with its unit, its choices by name, or the first line of its text. */
export function valeurText(t: Texts, cle: CleReglage, valeur: Reglage['valeur']): string {
  if (typeof valeur === 'number') return `${nombreText(cle, valeur)} ${uniteText(t, cle, valeur)}`;
  if (typeof valeur === 'string') return valeur.split('\n', 1)[0] || t('reglages.texte-vide');
  return valeur.map((one) => choixText(t, cle, one)).join(', ') || t('reglages.aucun-choix');
}
