import type { ChampCertificat } from './champs.ts';
import type { Zone } from './Dessin.ts';

/** How a certificat is verified is read last, wherever it stands. */
const LAST: readonly ChampCertificat[] = ['qrCode', 'verification', 'codeCourt', 'comparaison', 'numeroCertificat'];

const TITRE: ChampCertificat = 'intituleDispositifNiveau';

/** A zone stands on the line that another, no lower, begins when its middle lies above the foot of that one. */
const isBeside = (zone: Zone, first: Zone): boolean => zone.y + zone.hauteur / 2 < first.y + first.hauteur;

/**
 * The places of zones in the order in which they are read, by eye, by a screen reader and by the key Tab: line by line from the left, then
 * how the certificat is verified (MC3). Words beside a line above the title, as a mark, do not part what leads to it from the title.
 */
export function ordreDeLecture(zones: readonly Zone[]): number[] {
  const rankOf = ({ champ }: Zone) => LAST.indexOf(champ);
  const left = zones.map((zone, index) => ({ zone, index }));
  const order: number[] = [];
  const aside: number[] = [];
  let isBeforeTitle = zones.some(({ champ }) => champ === TITRE);
  const byTop = left
    .filter(({ zone }) => rankOf(zone) === -1)
    .toSorted((one, other) => one.zone.y - other.zone.y || one.zone.x - other.zone.x);
  for (let [first] = byTop; first !== undefined; [first] = byTop) {
    const { zone: start } = first;
    const line = byTop.filter(({ zone }) => zone === start || isBeside(zone, start));
    for (const [at, one] of line.toSorted((a, b) => a.zone.x - b.zone.x).entries()) {
      if (isBeforeTitle && at > 0 && one.zone.champ === 'texte') aside.push(one.index);
      else order.push(one.index);
      byTop.splice(byTop.indexOf(one), 1);
      if (one.zone.champ !== TITRE) continue;
      order.push(...aside.splice(0));
      isBeforeTitle = false;
    }
  }
  const last = left
    .filter(({ zone }) => rankOf(zone) !== -1)
    .toSorted((one, other) => rankOf(one.zone) - rankOf(other.zone));
  return [...order, ...last.map(({ index }) => index)];
}
