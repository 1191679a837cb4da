import type { ChampCertificat } from '@habilis/domain/modele-certificat/champs';
import { type Dessin, pageOf, type Zone } from '@habilis/domain/modele-certificat/Dessin';
import { isSuperposee } from '@habilis/domain/modele-certificat/modeleFaults';

/** Step of the grid, in millimetres. */
export const GRILLE = 5;
const LEAST = 3;
const MOST_KEPT = 200;

/** What is being edited, with what was before and after. */
export type Edition<T> = { readonly now: T; readonly before: readonly T[]; readonly after: readonly T[] };

export const startEdition = <T>(now: T): Edition<T> => ({ now, before: [], after: [] });

/** Something else stands there; what was can be had back. */
export const changed = <T>({ now, before }: Edition<T>, next: T): Edition<T> => ({
  now: next,
  before: [...before, now].slice(-MOST_KEPT),
  after: [],
});

/** The change before taken back. */
export function undone<T>({ now, before, after }: Edition<T>): Edition<T> {
  const last = before.at(-1);
  return last === undefined
    ? { now, before, after }
    : { now: last, before: before.slice(0, -1), after: [now, ...after] };
}

/** What was taken back made again. */
export function redone<T>({ now, before, after }: Edition<T>): Edition<T> {
  const [next, ...rest] = after;
  return next === undefined ? { now, before, after } : { now: next, before: [...before, now], after: rest };
}

const round = (mm: number): number => Math.round(mm * 10) / 10;
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** A zone moved; it stays on the page. */
export function moved(zone: Zone, dx: number, dy: number, page: ReturnType<typeof pageOf>): Zone {
  return {
    ...zone,
    x: round(within(zone.x + dx, 0, Math.max(0, page.largeur - zone.largeur))),
    y: round(within(zone.y + dy, 0, Math.max(0, page.hauteur - zone.hauteur))),
  };
}

/** A zone made larger or smaller; it stays on the page. */
export function resized(zone: Zone, dx: number, dy: number, page: ReturnType<typeof pageOf>): Zone {
  return {
    ...zone,
    largeur: round(within(zone.largeur + dx, LEAST, page.largeur - zone.x)),
    hauteur: round(within(zone.hauteur + dy, LEAST, page.hauteur - zone.y)),
  };
}

const toGrid = (mm: number): number => Math.round(mm / GRILLE) * GRILLE;

/** A zone laid on the grid. */
export const snapped = (zone: Zone, page: ReturnType<typeof pageOf>): Zone =>
  moved({ ...zone, x: toGrid(zone.x), y: toGrid(zone.y) }, 0, 0, page);

type Cotes = { readonly largeur: number; readonly hauteur: number };

/** A new zone of a field in the first free place of the page, top to bottom; over the others when there is none. */
export function placed(dessin: Dessin, champ: ChampCertificat, of: Partial<Zone> = {}): Zone {
  const page = pageOf(dessin);
  const isCode = champ === 'qrCode';
  const isCard = dessin.format === 'CR80';
  const size = isCard ? 7 : 12;
  const zone: Zone = {
    champ,
    x: GRILLE,
    y: GRILLE,
    largeur: isCode ? 30 : Math.min(60, page.largeur / 2),
    hauteur: isCode ? 30 : isCard ? 5 : 7,
    taille: size,
    gras: false,
    alignement: 'GAUCHE',
    encre: 'TEXTE',
    capitales: true,
    tropLong: 'REDUIRE',
    tailleMin: Math.round(size * 0.6),
    etiquette: '',
    texte: '',
    ...of,
  };
  for (let y = GRILLE; y + zone.hauteur <= page.hauteur; y += GRILLE) {
    for (let x = GRILLE; x + zone.largeur <= page.largeur; x += GRILLE) {
      const there = { ...zone, x, y };
      // A decoration may be written on, but the mark stays in sight.
      const marks = dessin.formes.filter(({ nature }) => nature === 'MARQUE');
      const isFree = [...dessin.zones, ...marks].every((other) => !isSuperposee(there, other));
      if (isFree) return there;
    }
  }
  return zone;
}

/** A new zone of a picture of so many pixels, in its proportions: as large as there is a free place for, a quarter of the page's sides at most. */
export function placedImage(dessin: Dessin, { largeur, hauteur }: Cotes, of: Partial<Zone> = {}): Zone {
  const page = pageOf(dessin);
  const tries = [4, 6, 9].map((part) => {
    const scale = Math.min(page.largeur / part / largeur, page.hauteur / part / hauteur);
    const cotes = {
      largeur: round(Math.max(LEAST, largeur * scale)),
      hauteur: round(Math.max(LEAST, hauteur * scale)),
    };
    return placed(dessin, 'image', { ...of, ...cotes });
  });
  const [first] = tries;
  const free = tries.find((zone) => !dessin.zones.some((other) => isSuperposee(zone, other)));
  return free ?? first ?? placed(dessin, 'image', of);
}
