import type { Reglage } from '@habilis/api/reglage/Reglage';
import { REGLAGES } from '@habilis/domain/setting/REGLAGES';
import type { CleReglage } from '@habilis/domain/setting/settings';

const MEGA = 1024 ** 2;
const MOST_DIGITS = 15;

/** What is typed of a setting: a number as its digits, a text, or the chosen ones. */
export type Typed = string | readonly string[];

const isSize = (cle: CleReglage): boolean => {
  const reglage = REGLAGES[cle];
  return reglage.genre === 'nombre' && reglage.unite === 'octets';
};

/** A number of a setting as it is shown: sizes count in megabytes. */
export const shownNumber = (cle: CleReglage, nombre: number): number => (isSize(cle) ? nombre / MEGA : nombre);

/** What the field of a setting begins with. */
export function typedOf(cle: CleReglage, valeur: Reglage['valeur']): Typed {
  if (typeof valeur !== 'number') return valeur;
  return String(shownNumber(cle, valeur)).replace('.', ',');
}

/** The value that is typed; what is no number stays a text, which the rules refuse. */
export function valeurOf(cle: CleReglage, typed: Typed): Reglage['valeur'] {
  if (typeof typed !== 'string') return [...typed];
  if (REGLAGES[cle].genre !== 'nombre') return typed;
  const digits = typed.replaceAll(/\s/g, '').replace(',', '.');
  if (!/^-?\d+(\.\d+)?$/.test(digits) || digits.length > MOST_DIGITS) return typed;
  return isSize(cle) ? Math.round(Number(digits) * MEGA) : Number(digits);
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
