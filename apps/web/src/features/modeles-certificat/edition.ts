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

/** The last change goes on, such as a word that is typed letter by letter: it is taken back whole. */
export const continued = <T>({ before }: Edition<T>, next: T): Edition<T> => ({ now: next, before, after: [] });

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

/** The first element that another list has and this one has not, or has otherwise; null when it only has fewer. */
export function changedRang<T>(before: readonly T[], after: readonly T[]): number | null {
  const rang = after.findIndex((one, at) => one !== before[at]);
  return rang === -1 || after.length < before.length ? null : rang;
}

/** Sides of a page, in millimetres. */
export type PageModele = ReturnType<typeof pageOf>;

const round = (mm: number): number => Math.round(mm * 10) / 10;
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** A zone moved; it stays on the page. */
export function moved(zone: Zone, dx: number, dy: number, page: PageModele): Zone {
  return {
    ...zone,
    x: round(within(zone.x + dx, 0, Math.max(0, page.largeur - zone.largeur))),
    y: round(within(zone.y + dy, 0, Math.max(0, page.hauteur - zone.hauteur))),
  };
}

/** Which of its edges a zone is sized by: -1 the left or the upper, 1 the right or the lower, 0 neither. */
export type Prise = { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };
/** The lower right corner, by which the keys size. */
const COIN: Prise = { x: 1, y: 1 };

/** One side sized by its start (-1) or its end (1): the other end stays where it is. */
function sized(from: number, length: number, delta: number, most: number, end: -1 | 0 | 1): readonly [number, number] {
  if (end === 0) return [from, length];
  if (end === 1) return [from, round(within(length + delta, LEAST, Math.max(LEAST, most - from)))];
  const start = round(within(from + delta, 0, Math.max(0, from + length - LEAST)));
  return [start, round(from + length - start)];
}

/** A zone made larger or smaller by an edge or a corner; it stays on the page. */
export function resized(zone: Zone, dx: number, dy: number, page: PageModele, prise: Prise = COIN): Zone {
  const [x, largeur] = sized(zone.x, zone.largeur, dx, page.largeur, prise.x);
  const [y, hauteur] = sized(zone.y, zone.hauteur, dy, page.hauteur, prise.y);
  return { ...zone, x, y, largeur, hauteur };
}

const toGrid = (mm: number): number => Math.round(mm / GRILLE) * GRILLE;

/** A zone laid on the grid, along the sides that nothing else holds. */
export const snapped = (zone: Zone, page: PageModele, held: { x: number | null; y: number | null }): Zone =>
  moved(
    { ...zone, x: held.x === null ? toGrid(zone.x) : zone.x, y: held.y === null ? toGrid(zone.y) : zone.y },
    0,
    0,
    page,
  );

type Cotes = { readonly largeur: number; readonly hauteur: number };

/** A new zone of a field, at the corner of the grid. */
export function newZone(dessin: Dessin, champ: ChampCertificat, of: Partial<Zone> = {}): Zone {
  const page = pageOf(dessin);
  const isCode = champ === 'qrCode';
  const isCard = dessin.format === 'CR80';
  const size = isCard ? 7 : 12;
  return {
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
}

/** A new zone of a field in the first free place of the page, top to bottom; over the others when there is none. */
export function placed(dessin: Dessin, champ: ChampCertificat, of: Partial<Zone> = {}): Zone {
  const page = pageOf(dessin);
  const zone = newZone(dessin, champ, of);
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
