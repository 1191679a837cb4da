const LARGEST = 50;
const SIGNS = /[^a-z0-9]/u;

/** Slots that every demande has, whatever its niveau. */
const RESERVES: readonly string[] = ['lettreEngagement', 'autre'];

/** The words of a label as one name, such as `grilleDEvaluation`. */
function camelCase(libelle: string): string {
  const words = libelle
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .split(SIGNS)
    .filter((word) => word !== '');
  const [first = 'piece', ...others] = words;
  return [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('').slice(0, LARGEST);
}

/** The name of a new slot, made once of its label; it is unlike those that the niveau has and those of every demande (DN4). */
export function nomChampOf(libelle: string, taken: readonly string[]): string {
  const name = camelCase(libelle);
  const isTaken = (candidate: string) => taken.includes(candidate) || RESERVES.includes(candidate);
  for (let rang = 1; ; rang++) {
    const candidate = rang === 1 ? name : `${name}${rang}`;
    if (!isTaken(candidate)) return candidate;
  }
}
