/** A place for files, with the name that it bears on the page. */
export type Place = {
  readonly champ: string;
  readonly label: string;
  /** How many files it still takes. */
  readonly room: number;
};

/** Letters that two words must share at their beginning to be the same: « attestations » and « attestation ». */
const SHARED = 5;

/** Shorter words tell nothing: articles, numbers of versions. */
const SHORTEST = 4;

/** A place that half of a telling word names is named. */
const LEAST = 0.5;

/** The telling words of a name, without accents, each cut to its beginning. */
const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= SHORTEST)
      .map((word) => word.slice(0, SHARED)),
  );

/** The place that each file names, by rank; null for a file that names none, two alike, or one that is full. A word that several places bear weighs less. */
export function placesByName(names: readonly string[], places: readonly Place[]): (string | null)[] {
  const open = places.map(({ champ, label, room }) => ({ champ, room, words: wordsOf(label) }));
  const bearers = (word: string) => open.filter(({ words }) => words.has(word)).length;
  const room = new Map(open.map((place) => [place.champ, place.room]));
  const told = names.map((name) => {
    const words = [...wordsOf(name)];
    const [best, second] = open
      .map(({ champ, words: its }) => ({
        champ,
        score: words.filter((word) => its.has(word)).reduce((sum, word) => sum + 1 / bearers(word), 0),
      }))
      .toSorted((one, other) => other.score - one.score);
    const isTold = best !== undefined && best.score >= LEAST && best.score > (second?.score ?? 0);
    return isTold ? best : null;
  });
  const placed = names.map((): string | null => null);
  // Who names a place best gets it.
  const order = told.flatMap((best, rank) => (best === null ? [] : [{ ...best, rank }]));
  for (const { champ, rank } of order.toSorted((one, other) => other.score - one.score)) {
    const left = room.get(champ) ?? 0;
    if (left === 0) continue;
    room.set(champ, left - 1);
    placed[rank] = champ;
  }
  return placed;
}
