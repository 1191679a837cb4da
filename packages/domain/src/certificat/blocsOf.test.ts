import { expect, test } from 'vitest';
import { blocsOf, etiquetteDe } from './blocsOf.ts';
import { ligneLue } from './test/ligneLue.ts';

const textes = (...lignes: Parameters<typeof blocsOf>[0]) => blocsOf(lignes).map(({ texte }) => texte);

test('[C40] lines that return are one text, in the order of the page', () => {
  expect(textes(ligneLue('du travail', { y: 112 }), ligneLue('Sauveteur secouriste'))).toEqual([
    'Sauveteur secouriste du travail',
  ]);
  expect(textes(ligneLue('Jean-Paul'), ligneLue('Dupont', { y: 112 }), ligneLue('Martin', { y: 124 }))).toEqual([
    'Jean-Paul Dupont Martin',
  ]);
  for (const end of ['-', '–', '—', '/']) {
    expect(textes(ligneLue(`SST${end}`), ligneLue('1', { y: 112 }))).toEqual([`SST${end}1`]);
  }
});

test('[C40] a line too far below, beside, or in other letters begins another text', () => {
  const un = ligneLue('un', { x: 100, y: 100, largeur: 200, taille: 10 });
  const withNext = (place: Parameters<typeof ligneLue>[1]) => textes(un, ligneLue('deux', { ...un, ...place }));
  expect(withNext({ y: 115.9 })).toEqual(['un deux']);
  expect(withNext({ y: 116 })).toEqual(['un', 'deux']);
  expect(withNext({ y: 100 })).toEqual(['un', 'deux']);
  for (const [x, largeur] of [
    [299, 50],
    [51, 50],
  ] as const) {
    expect(withNext({ y: 112, x, largeur })).toEqual(['un deux']);
  }
  for (const [x, largeur] of [
    [300, 50],
    [50, 50],
  ] as const) {
    expect(withNext({ y: 112, x, largeur })).toEqual(['un', 'deux']);
  }
  expect(withNext({ y: 112, taille: 10.05 })).toEqual(['un deux']);
  expect(withNext({ y: 112, taille: 10.2 })).toEqual(['un', 'deux']);
});

const JOUR = ligneLue('12/06/2028', { x: 100, y: 100, largeur: 60, taille: 10 });
const etiquette = (...places: Parameters<typeof ligneLue>[1][]) =>
  etiquetteDe([JOUR, ...places.map((place, rang) => ligneLue(`Étiquette ${rang}`, place))], JOUR);

test('[C40] the words that tell what a line is stand above it, the nearest first', () => {
  const above = { x: 100, y: 88, largeur: 60, taille: 8 };
  expect(etiquette(above)).toBe('etiquette 0');
  expect(etiquette({ ...above, y: 78 }, above)).toBe('etiquette 1');
  expect(etiquette(above, { ...above, y: 78 })).toBe('etiquette 0');
  expect(etiquette({ ...above, y: 74.1 })).toBe('etiquette 0');
  expect(etiquette({ ...above, y: 74 })).toBe('');
  // Larger letters tell from farther.
  expect(etiquette({ ...above, y: 49, taille: 20 })).toBe('etiquette 0');
  for (const x of [41, 159]) expect(etiquette({ ...above, x })).toBe('etiquette 0');
  for (const x of [40, 160]) expect(etiquette({ ...above, x })).toBe('');
  expect(etiquette({ ...above, y: 112 })).toBe('');
});

test('[C40] else they stand to its left on the same line, the nearest first', () => {
  const left = { x: 30, y: 100, largeur: 60, taille: 10 };
  expect(etiquette(left)).toBe('etiquette 0');
  expect(etiquette({ ...left, x: -40 }, left)).toBe('etiquette 1');
  expect(etiquette(left, { ...left, x: -40 })).toBe('etiquette 0');
  expect(etiquette(left, { x: 100, y: 88, largeur: 60 })).toBe('etiquette 1');
  for (const y of [95.1, 104.9]) expect(etiquette({ ...left, y })).toBe('etiquette 0');
  for (const y of [95, 105]) expect(etiquette({ ...left, y })).toBe('');
  expect(etiquette({ ...left, x: 41 })).toBe('etiquette 0');
  expect(etiquette({ ...left, x: 41.5 })).toBe('');
  expect(etiquette({ ...left, x: -119 })).toBe('etiquette 0');
  expect(etiquette({ ...left, x: -120 })).toBe('');
  expect(etiquette({ ...left, x: 170 })).toBe('');
});

test('[C40] they are told without marks, capitals and spaces around; another day is no such words', () => {
  expect(etiquetteDe([JOUR, ligneLue(' Délivré  LE ', { y: 88 })], JOUR)).toBe('delivre le');
  expect(etiquetteDe([JOUR, ligneLue('Du 11/06/2028 au', { y: 88 })], JOUR)).toBe('');
  expect(etiquetteDe([JOUR], JOUR)).toBe('');
});
