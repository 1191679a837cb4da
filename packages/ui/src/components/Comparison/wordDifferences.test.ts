import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDifferences } from './wordDifferences.ts';

const own = (stretches: readonly { text: string; isOwn: boolean }[]) =>
  stretches.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim());

test('only the words that differ are marked, each on its side', () => {
  const { before, after } = wordDifferences('Accueil sur rendez-vous le mardi.', 'Accueil sans rendez-vous le mardi.');
  expect(own(before)).toEqual(['sur']);
  expect(own(after)).toEqual(['sans']);
});

test('words that differ in a row are one difference, without the spaces around', () => {
  const { before, after } = wordDifferences('évalués en fin de parcours', 'évalués tout au long du parcours');
  expect(before.filter(({ isOwn }) => isOwn)).toEqual([{ text: 'en fin de', isOwn: true }]);
  expect(after.filter(({ isOwn }) => isOwn)).toEqual([{ text: 'tout au long du', isOwn: true }]);
});

test('two texts without a word in common are whole', () => {
  expect(wordDifferences('12/03/2026', 'Nancy')).toEqual({
    before: [{ text: '12/03/2026', isOwn: false }],
    after: [{ text: 'Nancy', isOwn: false }],
  });
});

test('no letter is lost nor made up', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 8 }), fc.lorem({ maxCount: 8 }), (one, other) => {
      const { before, after } = wordDifferences(one, other);
      expect(before.map(({ text }) => text).join('')).toBe(one);
      expect(after.map(({ text }) => text).join('')).toBe(other);
    }),
  );
});
