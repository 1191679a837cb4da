import type { Dessin, Zone } from '@habilis/domain/modele-certificat/Dessin';
import { isHorsPage, isSuperposee } from '@habilis/domain/modele-certificat/modeleFaults';
import { expect, test } from 'vitest';
import {
  changed,
  changedRang,
  continued,
  moved,
  placed,
  placedImage,
  redone,
  resized,
  snapped,
  startEdition,
  undone,
} from './edition.ts';
import { aligned, guidesOf, movedToNext, NO_GUIDES, reperesOf } from './guides.ts';

const EMPTY: Dessin = { format: 'A4', orientation: 'PAYSAGE', formes: [], fond: null, zones: [] };
const PAGE = { largeur: 297, hauteur: 210 };

test('what is taken back is the zone that changed, or came back; one that goes leaves none', () => {
  const [one, two, other] = [1, 2, 3].map((taille) => placed(EMPTY, 'lieu', { taille }));
  expect(changedRang([one, two], [one, other])).toBe(1);
  expect(changedRang([one, two], [other, one, two])).toBe(0);
  expect(changedRang([one], [one, two])).toBe(1);
  expect(changedRang([one, two], [one])).toBeNull();
  expect(changedRang([one, two], [one, two])).toBeNull();
});

test('a change is taken back and made again, and a further one forgets what was taken back', () => {
  const zone = placed(EMPTY, 'lieu');
  const one = changed(startEdition<readonly Zone[]>([]), [zone]);
  expect(undone(one).now).toEqual([]);
  expect(redone(undone(one)).now).toEqual([zone]);
  expect(undone(startEdition([zone])).now).toEqual([zone]);
  expect(redone(changed(undone(one), [])).now).toEqual([]);
  expect(undone(continued(one, [zone, zone])).now).toEqual([]);
});

test('a zone that is moved or sized stays on the page', () => {
  const zone = placed(EMPTY, 'lieu');
  expect(moved(zone, 2.04, 0, PAGE)).toMatchObject({ x: 7, y: 5 });
  expect(moved(zone, -100, 1000, PAGE)).toMatchObject({ x: 0, y: 203 });
  expect(resized(zone, 1000, -1000, PAGE)).toMatchObject({ largeur: 292, hauteur: 3 });
  expect(snapped({ ...zone, x: 12.6, y: 209 }, PAGE, NO_GUIDES)).toMatchObject({ x: 15, y: 203 });
  expect(snapped({ ...zone, x: 12.6, y: 18 }, PAGE, { x: 12.6, y: null })).toMatchObject({ x: 12.6, y: 20 });
});

test('a zone is sized by each of its edges, and the opposite one stays', () => {
  const zone = { ...placed(EMPTY, 'lieu'), x: 50, y: 40, largeur: 60, hauteur: 10 };
  expect(resized(zone, -8, -4, PAGE, { x: -1, y: -1 })).toMatchObject({ x: 42, y: 36, largeur: 68, hauteur: 14 });
  expect(resized(zone, 200, 50, PAGE, { x: -1, y: 0 })).toMatchObject({ x: 107, y: 40, largeur: 3, hauteur: 10 });
  expect(resized(zone, -200, -200, PAGE, { x: -1, y: -1 })).toMatchObject({ x: 0, y: 0, largeur: 110, hauteur: 50 });
  expect(resized(zone, 9, 900, PAGE, { x: 0, y: 1 })).toMatchObject({ x: 50, largeur: 60, hauteur: 170 });
});

test('a zone is laid on the edges and middles that it comes near to, by the mouse and by the keys', () => {
  const zone = { ...placed(EMPTY, 'lieu'), x: 51.2, y: 100, largeur: 60, hauteur: 10 };
  const reperes = reperesOf([{ x: 50, y: 20, largeur: 30, hauteur: 8 }], PAGE);
  expect(aligned(zone, reperes, PAGE)).toMatchObject({ zone: { x: 50, y: 100 }, guides: { x: 50 } });
  expect(aligned({ ...zone, x: 53 }, reperes, PAGE).guides.x).toBeNull();
  const end = aligned({ ...zone, x: 20, largeur: 59 }, reperes, PAGE, { x: 1, y: 0 });
  expect(end).toMatchObject({ zone: { x: 20, largeur: 60 }, guides: { x: 80, y: null } });
  // Its left edge comes to the page's middle line only after its middle does.
  expect(movedToNext(zone, [1, 0], reperes, PAGE).x).toBe(65);
  expect(movedToNext(zone, [-1, 0], reperes, PAGE).x).toBe(50);
  expect(movedToNext({ ...zone, y: 200 }, [0, 1], reperes, PAGE).y).toBe(200);
  expect(guidesOf({ ...zone, x: 50 }, reperes).x).toBe(50);
  expect(guidesOf(zone, reperes)).toEqual({ x: null, y: 105 });
});

test('a picture keeps its proportions, within a quarter of the page', () => {
  expect(placedImage(EMPTY, { largeur: 800, hauteur: 100 })).toMatchObject({ largeur: 74.3, hauteur: 9.3 });
  expect(placedImage(EMPTY, { largeur: 10, hauteur: 4000 })).toMatchObject({ largeur: 3, hauteur: 52.5 });
  const full = { ...placed(EMPTY, 'lieu'), x: 40, largeur: 257, hauteur: 205 };
  expect(placedImage({ ...EMPTY, zones: [full] }, { largeur: 800, hauteur: 100 })).toMatchObject({ largeur: 33 });
});

test('a field lands in the first free place', () => {
  const zones = [placed(EMPTY, 'lieu')];
  for (let count = 0; count < 20; count++) zones.push(placed({ ...EMPTY, zones }, 'qrCode'));
  for (const [at, zone] of zones.entries()) {
    expect(isHorsPage(zone, EMPTY)).toBe(false);
    expect(zones.slice(0, at).some((other) => isSuperposee(zone, other))).toBe(false);
  }
});
