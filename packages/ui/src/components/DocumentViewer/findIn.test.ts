import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findIn } from './findIn.ts';
import { pageText } from './pageText.ts';

test('words are found whatever their case and accents, across the parts of a text', () => {
  expect(findIn(['Attestation de ', 'VIGI', 'LANCE, l’été'], 'vigilance')).toEqual([
    { start: { part: 1, at: 0 }, end: { part: 2, at: 5 } },
  ]);
  expect(findIn(['l’été, l\u2019ETE'], "l'ete")).toHaveLength(2);
  expect(findIn(['12\u00A0345'], '12 345')).toHaveLength(1);
  expect(findIn(['aaaa'], 'aa')).toHaveLength(2);
  expect(findIn(['rien'], 'autre')).toEqual([]);
  expect(findIn(['rien', '   '], '  ')).toEqual([]);
});
test('the end of a line parts two words, and what has no words is left out', () => {
  const items = [{ str: 'fin', hasEOL: true }, { type: 'beginMarkedContent' }, { str: 'début', hasEOL: false }];
  expect(pageText({ items })).toEqual(['fin ', 'début']);
});
test('what is found reads as what is looked for', () => {
  const sign = fc.constantFrom(...'aAéb ');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: sign, maxLength: 6 })), fc.string({ unit: sign }), (parts, words) => {
      for (const { start, end } of findIn(parts, words)) {
        const between = parts.slice(start.part, end.part + 1);
        const last = between.length - 1;
        const read = between
          .map((part, rank) => part.slice(rank === 0 ? start.at : 0, rank === last ? end.at : part.length))
          .join('');
        expect(read.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()).toBe(
          words.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
        );
      }
    }),
  );
});
