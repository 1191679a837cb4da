import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import type { ValeurReglage } from './Reglage.ts';
import { ORDRES_REGLAGE, REGLAGES } from './REGLAGES.ts';
import type { CleReglage, Settings } from './settings.ts';
import { valeurFault } from './valeurFault.ts';

/** Longest reason for a change, in characters. */
export const MOTIF_REGLAGE_MAX = 500;

/** What is written of a change before it is sent: null stands for the default. */
export type ReglageWritten = { readonly valeur: ValeurReglage | null; readonly motif: string };

/** Orders of numbers that the settings break, each by its keys (K1071). */
export const brokenOrdres = (settings: Settings): (readonly CleReglage[])[] =>
  ORDRES_REGLAGE.filter((cles) =>
    cles.some((cle, rank) => {
      const before = cles[rank - 1];
      return before !== undefined && Number(settings[cle]) > Number(settings[before]);
    }),
  );

/** Why a value is refused among the others, null when it may be: out of its bounds, or out of the order of its like (K1070, K1071). */
export function refusalOfValeur(cle: CleReglage, valeur: unknown, settings: Settings): string | null {
  const fault = valeurFault(REGLAGES[cle], valeur);
  if (fault !== null) return fault;
  const breaksOrder = brokenOrdres({ ...settings, [cle]: valeur }).some((cles) => cles.includes(cle));
  return breaksOrder ? 'reglage.ordre' : null;
}

/** What a setting is judged beside: all of them, its default, and the value that it already has, null where the database holds one that is set aside. */
type Beside = {
  readonly settings: Settings;
  readonly defaut: ValeurReglage;
  readonly held?: ValeurReglage | null;
};

/** What is wrong with a change of a setting: its value, and its reason, which nobody owes where nothing changes (K1073). */
export function reglageFaults(
  cle: CleReglage,
  { valeur, motif }: { readonly valeur: unknown; readonly motif: string },
  { settings, defaut, held = null }: Beside,
): FieldFault[] {
  if (held !== null && JSON.stringify(valeur ?? defaut) === JSON.stringify(held))
    return [{ path: 'valeur', title: 'reglage.inchange' }];
  // The empty text is a default that nobody may type; numbers may be out of order at their default too.
  const isText = valeur === null && REGLAGES[cle].genre === 'texte';
  const refusal = isText ? null : refusalOfValeur(cle, valeur ?? defaut, settings);
  return [
    ...(refusal === null ? [] : [{ path: 'valeur', title: refusal }]),
    ...faultIf(isEmpty(motif), 'motif', 'reglage.motif-requis'),
    ...faultIf(motif.length > MOTIF_REGLAGE_MAX, 'motif', 'champ.trop-long'),
  ];
}
