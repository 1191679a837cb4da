/** Where a tile stands, in columns and rows. */
export interface Place {
  column: number;
  row: number;
}

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** How far a place lies the way one goes, and how far aside. */
const AHEAD: Readonly<Record<Way, (from: Place, to: Place) => readonly [ahead: number, aside: number]>> = {
  ArrowLeft: (from, to) => [from.column - to.column, Math.abs(to.row - from.row)],
  ArrowRight: (from, to) => [to.column - from.column, Math.abs(to.row - from.row)],
  ArrowUp: (from, to) => [from.row - to.row, Math.abs(to.column - from.column)],
  ArrowDown: (from, to) => [to.row - from.row, Math.abs(to.column - from.column)],
};

/** What is aside counts this much more than what is ahead, so that one first stays on the line. */
const ASIDE = 3;

/** The nearest tile that lies a way, itself when none does; of two as near, the first. */
export function neighbourOf<Tile extends Place>(tiles: readonly Tile[], from: Tile, way: Way): Tile {
  let nearest = from;
  let least = Infinity;
  for (const tile of tiles) {
    const [ahead, aside] = AHEAD[way](from, tile);
    const distance = ahead + ASIDE * aside;
    // Beyond 45° it lies another way.
    if (ahead > 0 && aside <= ahead && distance < least) [nearest, least] = [tile, distance];
  }
  return nearest;
}
