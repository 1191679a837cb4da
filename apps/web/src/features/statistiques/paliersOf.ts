/** Round beginnings of five shades, for figures up to the greatest. */
const PALIERS = [1, 5, 10, 20, 40];

/** The least figure of each shade of a map, by tens as its figures grow. */
export function paliersOf(greatest: number): readonly number[] {
  const [, , , , last = 40] = PALIERS;
  let factor = 1;
  while (last * factor * 10 <= greatest) factor *= 10;
  return PALIERS.map((palier, at) => (at === 0 ? 1 : palier * factor));
}
