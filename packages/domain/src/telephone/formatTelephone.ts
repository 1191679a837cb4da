import { numeroDepuisAilleurs } from './numeroDepuisAilleurs.ts';

const inPairs = (digits: string): string => digits.replaceAll(/\d{2}(?=\d)/g, '$& ');
/** As the plan of France groups the nine digits that follow its 0, seen from abroad. */
const asAbroad = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{6})$/, (_, zone, rest) => `${zone} ${inPairs(rest)}`);

/** A telephone number for display: with its 0 in France, from abroad with its country (rules/formats#telephones). */
export function formatTelephone({
  indicatif,
  numero,
}: {
  readonly indicatif: string;
  readonly numero: string;
}): string {
  if (indicatif === '+33') return inPairs(numero.replace(/^[1-9]\d{8}$/, '0$&'));
  const digits = numeroDepuisAilleurs({ indicatif, numero });
  return `${indicatif} ${digits.length === 9 ? asAbroad(digits) : inPairs(digits)}`;
}
