import { expect, test } from 'vitest';
import { unicodeMap } from './unicodeMap.ts';

const sectionsOf = (map: string): string[][] =>
  Array.from(map.matchAll(/^(\d+) beginbfchar\n([^]*?)\nendbfchar$/gmu), ([, count, entries = '']) => [
    count ?? '',
    ...entries.split('\n'),
  ]);

test('[D12] each sign of a font has its characters on a line of its own, a hundred a section at most', () => {
  expect(sectionsOf(unicodeMap([[0], [0x2019], [0x141], [0x66, 0x69], [0x1d49c]]))).toEqual([
    ['4', '<0001> <2019>', '<0002> <0141>', '<0003> <00660069>', '<0004> <d835dc9c>'],
  ]);
  const many = sectionsOf(unicodeMap(Array.from({ length: 258 }, (_, at) => [at])));
  expect(many.map(([count, ...entries]) => [Number(count), entries.length])).toEqual([
    [100, 100],
    [100, 100],
    [57, 57],
  ]);
  expect(many.at(-1)?.at(-1)).toBe('<0101> <0101>');
  expect(unicodeMap([[0]])).not.toContain('bfchar');
});
