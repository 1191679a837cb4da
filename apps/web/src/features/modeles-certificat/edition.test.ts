import type { Dessin, Zone } from '@habilis/domain/modele-certificat/Dessin';
import { isHorsPage, isSuperposee } from '@habilis/domain/modele-certificat/modeleFaults';
import { expect, test } from 'vitest';
import { changed, moved, placed, placedImage, redone, resized, snapped, startEdition, undone } from './edition.ts';

const EMPTY: Dessin = { format: 'A4', orientation: 'PAYSAGE', formes: [], fond: null, zones: [] };
const PAGE = { largeur: 297, hauteur: 210 };

test('a change is taken back and made again, and a further one forgets what was taken back', () => {
  const zone = placed(EMPTY, 'lieu');
  const one = changed(startEdition<readonly Zone[]>([]), [zone]);
  expect(undone(one).now).toEqual([]);
  expect(redone(undone(one)).now).toEqual([zone]);
  expect(undone(startEdition([zone])).now).toEqual([zone]);
  expect(redone(changed(undone(one), [])).now).toEqual([]);
});

test('a zone that is moved or sized stays on the page', () => {
  const zone = placed(EMPTY, 'lieu');
  expect(moved(zone, 2.04, 0, PAGE)).toMatchObject({ x: 7, y: 5 });
  expect(moved(zone, -100, 1000, PAGE)).toMatchObject({ x: 0, y: 203 });
  expect(resized(zone, 1000, -1000, PAGE)).toMatchObject({ largeur: 292, hauteur: 3 });
  expect(snapped({ ...zone, x: 12.6, y: 209 }, PAGE)).toMatchObject({ x: 15, y: 203 });
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
