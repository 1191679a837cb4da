import { expect, test } from 'vitest';
import type { Zone } from '@habilis/domain/modele-certificat/Dessin';
import { newZone } from './edition.ts';
import { movedByKey } from './movedByKey.ts';

const page = { largeur: 210, hauteur: 297 };
const dessin = { format: 'A4', orientation: 'PORTRAIT', formes: [], fond: null, zones: [] } as const;
const zone: Zone = { ...newZone(dessin, 'texte'), x: 20, y: 30, largeur: 40, hauteur: 10 };
const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const after = (key: string, held: Partial<typeof NONE> = {}, others: readonly Zone[] = []) =>
  movedByKey({ key, ...NONE, ...held }, zone, { others, page });

test('arrows move a zone by a millimetre, by five with Maj, to the next alignment with Ctrl, and size it with Alt', () => {
  expect(after('ArrowRight')).toMatchObject({ x: 21, y: 30 });
  expect(after('ArrowUp', { shiftKey: true })).toMatchObject({ x: 20, y: 25 });
  expect(after('ArrowRight', { ctrlKey: true }, [{ ...zone, x: 27, largeur: 100 }])?.x).toBe(27);
  expect(after('ArrowDown', { altKey: true })).toMatchObject({ y: 30, hauteur: 11 });
  expect(after('Enter')).toBeNull();
});
