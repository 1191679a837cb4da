import type { ChampCertificat } from './champs.ts';
import type { Zone } from './Dessin.ts';

/** How a certificat is verified is read last, wherever it stands. */
const LAST: readonly ChampCertificat[] = ['qrCode', 'verification', 'codeCourt', 'comparaison', 'numeroCertificat'];

/** Two zones stand on one line when the middle of one lies beside the other. */
const isBeside = (one: Zone, other: Zone): boolean => {
  const middle = one.y + one.hauteur / 2;
  return middle > other.y && middle < other.y + other.hauteur;
};

/**
 * The places of zones in the order in which they are read, by eye, by a screen reader and by the key Tab: line by line from the left, then
 * how the certificat is verified (MC3).
 */
export function ordreDeLecture(zones: readonly Zone[]): number[] {
  const rankOf = ({ champ }: Zone) => LAST.indexOf(champ);
  const left = zones.map((zone, index) => ({ zone, index }));
  const order: number[] = [];
  const byTop = left
    .filter(({ zone }) => rankOf(zone) === -1)
    .toSorted((one, other) => one.zone.y - other.zone.y || one.zone.x - other.zone.x);
  while (byTop.length > 0) {
    const [first] = byTop;
    if (first === undefined) break;
    const line = byTop.filter(({ zone }) => zone === first.zone || isBeside(zone, first.zone));
    for (const one of line.toSorted((a, b) => a.zone.x - b.zone.x || a.zone.y - b.zone.y)) {
      order.push(one.index);
      byTop.splice(byTop.indexOf(one), 1);
    }
  }
  const last = left
    .filter(({ zone }) => rankOf(zone) !== -1)
    .toSorted((one, other) => rankOf(one.zone) - rankOf(other.zone) || one.index - other.index);
  return [...order, ...last.map(({ index }) => index)];
}
