import type { Valeur } from './Valeur.ts';

/** Two states of a field, part by part. */
export type Comparaison = {
  readonly isChanged: boolean;
  readonly removed: readonly Valeur[];
  readonly added: readonly Valeur[];
  readonly kept: readonly Valeur[];
};

/** The parts removed, added and kept between two states of a field, in any order. */
export function compareValeurs(avant: readonly Valeur[], apres: readonly Valeur[]): Comparaison {
  const cles = (valeurs: readonly Valeur[]) => new Set(valeurs.map(({ cle }) => cle));
  const [before, after] = [cles(avant), cles(apres)];
  const removed = avant.filter(({ cle }) => !after.has(cle));
  const added = apres.filter(({ cle }) => !before.has(cle));
  const kept = apres.filter(({ cle }) => before.has(cle));
  return { isChanged: removed.length > 0 || added.length > 0, removed, added, kept };
}
