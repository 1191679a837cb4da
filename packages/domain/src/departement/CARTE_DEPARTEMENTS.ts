/** A département's tile on the map: its code, its column and its row, from 0 at the top left. */
export type TuileDepartement = { readonly code: string; readonly column: number; readonly row: number };

// One row of the map per line; a dot is an empty place.
const MAP = `
  .  .  .  .  .  .  62 59 .  .  .  .
  .  .  .  .  76 95 80 60 02 08 .  .
  .  .  50 14 27 92 75 93 51 55 54 57
  29 22 35 53 61 78 94 77 10 52 88 67
  .  56 44 49 72 28 91 45 89 21 70 68
  .  .  .  85 37 41 18 58 71 39 25 90
  .  .  .  79 86 36 23 03 69 01 74 .
  .  .  .  17 16 87 19 63 42 38 73 .
  .  .  .  33 24 46 15 43 07 26 05 .
  .  .  .  40 47 82 12 48 30 84 04 06
  .  .  .  64 32 31 81 34 .  13 83 2B
  .  .  .  .  65 09 11 66 .  .  .  2A`;

const OVERSEAS = `
  971 972
  973 974
  975 976
  977 978
  986 987
  988 .`;

const tilesOf = (drawn: string): readonly TuileDepartement[] =>
  drawn
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      line
        .trim()
        .split(/\s+/)
        .flatMap((code, column) => (code === '.' ? [] : [{ code, column, row }])),
    );

/** The départements of mainland France and Corsica, each about where it lies, on a grid of 12 columns and 12 rows (DX960). */
export const CARTE_DEPARTEMENTS: readonly TuileDepartement[] = tilesOf(MAP);

/** Those overseas and the territories beyond, on a small grid of their own, two columns wide (DX960). */
export const CARTE_OUTRE_MER: readonly TuileDepartement[] = tilesOf(OVERSEAS);
