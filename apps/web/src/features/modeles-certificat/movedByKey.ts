import type { Zone } from '@habilis/domain/modele-certificat/Dessin';
import { GRILLE, moved, type PageModele, resized } from './edition.ts';
import { movedToNext, reperesOf } from './guides.ts';

type Key = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A zone as a key leaves it, on the page as in the list: moved by the arrows (1 mm, 5 with Maj, to the next alignment with Ctrl), sized with Alt; null for another key. */
export function movedByKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  zone: Zone,
  { others, page }: { readonly others: readonly Zone[]; readonly page: PageModele },
): Zone | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  if (ctrlKey || metaKey) return movedToNext(zone, step, reperesOf(others, page), page);
  const size = shiftKey ? GRILLE : 1;
  return (altKey ? resized : moved)(zone, step[0] * size, step[1] * size, page);
}
