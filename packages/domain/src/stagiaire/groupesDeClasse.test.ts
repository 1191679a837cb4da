import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupesDeClasse } from './groupesDeClasse.ts';

const groupes = (classes: readonly string[], most: number) =>
  groupesDeClasse(
    classes.map((classe, index) => ({ classe, index })),
    ({ classe }) => classe,
    most,
  ).map(({ classe, lignes }) => [classe, lignes.map(({ index }) => index)] as const);

test('[SC29] each class makes a session, in the order of the list, whatever its case and spaces', () => {
  expect(groupes(['A', 'B', ' a ', 'B', 'Groupe  2', 'groupe 2'], 10)).toEqual([
    ['A', [0, 2]],
    ['B', [1, 3]],
    ['Groupe  2', [4, 5]],
  ]);
  expect(groupes([' 1 2 ', '12'], 10)).toEqual([
    ['1 2', [0]],
    ['12', [1]],
  ]);
});

test('[SC29] a class of more than the niveau admits is parted evenly', () => {
  expect(
    groupes(
      Array.from({ length: 12 }, () => 'A'),
      10,
    ),
  ).toEqual([
    ['A', [0, 1, 2, 3, 4, 5]],
    ['A', [6, 7, 8, 9, 10, 11]],
  ]);
  expect(
    groupes(
      Array.from({ length: 10 }, () => ''),
      10,
    ),
  ).toHaveLength(1);
  expect(groupes([], 10)).toEqual([]);
});

test('[SC29] every stagiaire is in one session, none is above the most, and sizes of a class differ by one at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), fc.integer({ min: 1, max: 12 }), (classes, most) => {
      const made = groupes(classes, most);
      expect(made.flatMap(([, lignes]) => lignes).toSorted((one, other) => one - other)).toEqual([...classes.keys()]);
      for (const name of ['a', 'b', 'c']) {
        const sizes = made.filter(([classe]) => classe === name).map(([, lignes]) => lignes?.length ?? 0);
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(most);
        if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(sizes.length).toBe(Math.ceil(classes.filter((classe) => classe === name).length / most));
      }
    }),
  );
});
