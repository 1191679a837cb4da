import type { Rectangle, Zone } from '@habilis/domain/modele-certificat/Dessin';
import { moved, type PageModele, type Prise, resized } from './edition.ts';

/** Where edges and middles of the other zones and of the page stand, in millimetres. */
export type Reperes = { readonly x: readonly number[]; readonly y: readonly number[] };
/** The line that a zone was laid on along each side; null for none. */
export type Guides = { readonly x: number | null; readonly y: number | null };

export const NO_GUIDES: Guides = { x: null, y: null };
/** How near an edge must come to a line to be laid on it, in millimetres. */
export const PRISE_MM = 1.5;
/** Rounding of places, in millimetres. */
const SAME = 0.06;

const marksOf = (from: number, length: number): readonly number[] => [from, from + length / 2, from + length];
const sorted = (marks: readonly number[]): number[] => [...new Set(marks)].toSorted((one, other) => one - other);

/** The lines that a zone may be aligned with. */
export function reperesOf(others: readonly Rectangle[], page: PageModele): Reperes {
  const all = [{ x: 0, y: 0, ...page }, ...others];
  return {
    x: sorted(all.flatMap(({ x, largeur }) => marksOf(x, largeur))),
    y: sorted(all.flatMap(({ y, hauteur }) => marksOf(y, hauteur))),
  };
}

type Near = { readonly line: number; readonly by: number };

function nearest(marks: readonly number[], lines: readonly number[], within: number): Near | null {
  let best: Near | null = null;
  for (const line of lines) {
    for (const mark of marks) {
      const by = line - mark;
      if (Math.abs(by) <= within && (best === null || Math.abs(by) < Math.abs(best.by))) best = { line, by };
    }
  }
  return best;
}

/** The marks of a side that move: all of it, or the end that it is sized by. */
const moving = (from: number, length: number, end: -1 | 0 | 1 | undefined): readonly number[] =>
  end === undefined ? marksOf(from, length) : end === 0 ? [] : [end === -1 ? from : from + length];

/** A zone that is moved, or sized by an edge, laid on the lines that it comes near to, with those lines. */
export function aligned(
  zone: Zone,
  reperes: Reperes,
  page: PageModele,
  prise?: Prise,
): { readonly zone: Zone; readonly guides: Guides } {
  const x = nearest(moving(zone.x, zone.largeur, prise?.x), reperes.x, PRISE_MM);
  const y = nearest(moving(zone.y, zone.hauteur, prise?.y), reperes.y, PRISE_MM);
  const by = [x?.by ?? 0, y?.by ?? 0] as const;
  const laid = prise === undefined ? moved(zone, ...by, page) : resized(zone, ...by, page, prise);
  return { zone: laid, guides: { x: x?.line ?? null, y: y?.line ?? null } };
}

/** The lines on which a zone stands already. */
export const guidesOf = (zone: Zone, reperes: Reperes): Guides => ({
  x: nearest(marksOf(zone.x, zone.largeur), reperes.x, SAME)?.line ?? null,
  y: nearest(marksOf(zone.y, zone.hauteur), reperes.y, SAME)?.line ?? null,
});

/** How far it is along a side to the next alignment that way; 0 when there is none. */
function gapTo(marks: readonly number[], lines: readonly number[], way: number): number {
  const gaps = lines.flatMap((line) => marks.map((mark) => (line - mark) * way)).filter((gap) => gap > SAME);
  return gaps.length === 0 ? 0 : Math.min(...gaps) * way;
}

/** A zone moved to its next alignment in a direction: what guides do for the mouse, for the keys. */
export function movedToNext(zone: Zone, [dx, dy]: readonly [number, number], reperes: Reperes, page: PageModele): Zone {
  return moved(
    zone,
    dx === 0 ? 0 : gapTo(marksOf(zone.x, zone.largeur), reperes.x, dx),
    dy === 0 ? 0 : gapTo(marksOf(zone.y, zone.hauteur), reperes.y, dy),
    page,
  );
}
