import { brokenOrdres } from './reglageFaults.ts';
import { REGLAGES } from './REGLAGES.ts';
import { DEFAULT_SETTINGS, isCleReglage, type Settings } from './settings.ts';
import { valeurFault } from './valeurFault.ts';

type Stored = { readonly cle: string; readonly valeur: unknown };

const isWithinBounds = ({ cle, valeur }: Stored): boolean =>
  isCleReglage(cle) && valeurFault(REGLAGES[cle], valeur) === null;

const overridden = (defaults: Settings, stored: readonly Stored[]): Settings => ({
  ...defaults,
  ...Object.fromEntries(stored.map(({ cle, valeur }) => [cle, valeur])),
});

/**
 * The defaults, overridden by the stored values: an unknown name, a value out of its bounds and numbers out of their order count for nothing and
 * are named (rules/niveaux#settings; K24, K1070, K1071).
 */
export function settingsOf(
  stored: readonly Stored[],
  defaults: Settings = DEFAULT_SETTINGS,
): {
  readonly settings: Settings;
  readonly refused: readonly string[];
} {
  const bounded = stored.filter(isWithinBounds);
  // Which number of an order is wrong, nobody knows: all of them are at their default.
  const disordered = new Set<string>(brokenOrdres(overridden(defaults, bounded)).flat());
  const kept = new Set(bounded.filter(({ cle }) => !disordered.has(cle)));
  return {
    settings: overridden(defaults, [...kept]),
    refused: stored.filter((one) => !kept.has(one)).map(({ cle }) => cle),
  };
}
