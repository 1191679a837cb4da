import { expect, test } from 'vitest';
import { pageOf } from './Dessin.ts';
import { MM_PAR_POINT } from './placeCertificat.ts';
import { placeSpecimen } from './placeSpecimen.ts';
import { MESURE } from './test/MESURE.ts';

const SHEET = { format: 'A4', orientation: 'PAYSAGE' } as const;
const CARD = { format: 'CR80', orientation: 'PAYSAGE' } as const;
const MOTS = 'SPÉCIMEN';

test('[C17] the words of a specimen are read at the top left, bold and in the ink of a warning, smaller on a card', () => {
  const { lue } = placeSpecimen(SHEET, MOTS, MESURE);
  expect(lue).toEqual({
    texte: MOTS,
    x: 17,
    base: 9,
    taille: 10,
    largeur: 8 * 10 * 0.5 * MM_PAR_POINT,
    gras: true,
    encre: 'ALERTE',
  });
  expect(placeSpecimen(CARD, MOTS, MESURE).lue).toMatchObject({ x: 4, base: 3, taille: 5 });
});

test('[C17] the same words go along the diagonal of the page, over seven tenths of it, whatever its shape', () => {
  for (const page of [SHEET, CARD, { ...SHEET, orientation: 'PORTRAIT' } as const]) {
    const { largeur, hauteur } = pageOf(page);
    const { angle, longueur, taille } = placeSpecimen(page, MOTS, MESURE).travers;
    const [right, up] = [longueur * Math.cos((angle * Math.PI) / 180), longueur * Math.sin((angle * Math.PI) / 180)];
    expect(right / largeur).toBeCloseTo(0.72);
    expect(up / hauteur).toBeCloseTo(0.72);
    // At their size the words are as long as they are said to be.
    expect(MESURE.largeurDe(MOTS, { taille, gras: true })).toBeCloseTo(longueur);
  }
});

test('[C17] the words of a specimen are measured bold, as they are drawn', () => {
  const wider = {
    ...MESURE,
    largeurDe: (_: string, { taille, gras }: { taille: number; gras: boolean }) => taille * (gras ? 2 : 1),
  };
  const { lue, travers } = placeSpecimen(SHEET, MOTS, wider);
  expect(lue.largeur).toBe(20);
  expect(travers.taille).toBeCloseTo(travers.longueur / 2);
});
