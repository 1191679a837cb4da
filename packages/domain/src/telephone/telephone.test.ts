import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTelephone } from './formatTelephone.ts';
import { isTelephoneValid } from './isTelephoneValid.ts';
import { normalizeTelephone } from './normalizeTelephone.ts';

const valid = (indicatif: string | null, numero: string | null) => isTelephoneValid({ indicatif, numero });

test('[V11] spaces are removed from a telephone before it is sent', () => {
  expect(normalizeTelephone({ indicatif: '+33', numero: '05 36\u202F49\u00A012 40' })).toEqual({
    indicatif: '+33',
    numero: '0536491240',
  });
  expect(normalizeTelephone({ indicatif: '+33', numero: ' ' })).toEqual({ indicatif: '+33', numero: null });
  expect(normalizeTelephone({ indicatif: null, numero: null })).toEqual({ indicatif: null, numero: null });
});
test('[V11] a number is sent without spaces, and once is enough', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), (numero) => {
      const once = normalizeTelephone({ indicatif: '+33', numero });
      expect(normalizeTelephone(once)).toEqual(once);
      expect(once.numero).not.toBe('');
      expect(once.numero ?? '').not.toMatch(/\s/u);
    }),
  );
});
test.each([
  ['+33', '01 99 00 12 34', '+33', '0199001234'],
  ['+33', '6 39 98 12 34', '+33', '0639981234'],
  ['+33', '06.39.98.12.34', '+33', '0639981234'],
  ['+33', '06/39/98/12/34', '+33', '0639981234'],
  ['+33', '06\u201139\u201198\u201112\u201134', '+33', '0639981234'],
  ['+33', '\u202A06 39 98 12 34\u202C', '+33', '0639981234'],
  ['+33', '(0)6 39 98 12 34', '+33', '0639981234'],
  ['+33', '+33 6 39 98 12 34', '+33', '0639981234'],
  ['+33', '+33 (0)6 39 98 12 34', '+33', '0639981234'],
  ['+33', '0033 6 39 98 12 34', '+33', '0639981234'],
  ['+33', '0033 (0)6 39 98 12 34', '+33', '0639981234'],
  [null, '+33 6 39 98 12 34', '+33', '0639981234'],
  ['+33', '(+33) 6 39 98 12 34', '+33', '0639981234'],
  ['+33', '(0032) 470 12 34 56', '+32', '0470123456'],
  ['+33', 'tel:+33639981234', '+33', '0639981234'],
  ['+33', '+262 692 12 34 56', '+262', '0692123456'],
  ['+262', '692 12 34 56', '+262', '0692123456'],
  ['+33', '0692 12 34 56', '+262', '0692123456'],
  ['+33', '02 62 91 12 34', '+262', '0262911234'],
  ['+33', '02 61 91 12 34', '+33', '0261911234'],
  ['+33', '0639 12 34 56', '+262', '0639123456'],
  ['+33', '0690 12 34 56', '+590', '0690123456'],
  ['+33', '594 12 34 56', '+594', '0594123456'],
  ['+33', '0696 12 34 56', '+596', '0696123456'],
  ['+33', '0508 41 12 34', '+508', '0508411234'],
  ['+508', '0508 41 12 34', '+508', '0508411234'],
  ['+508', '41 12 34', '+508', '411234'],
  ['+687', '28.12.34', '+687', '281234'],
  ['+33', '00687 28 12 34', '+687', '281234'],
  ['+689', '40 12 34 56', '+689', '40123456'],
  ['+681', '72 12 34', '+681', '721234'],
  ['+377', '93 10 12 34', '+377', '93101234'],
  ['+39', '06 1234 5678', '+39', '0612345678'],
  ['+33', '+41 79 123 45 67', '+41', '0791234567'],
])('[V26] [V11] %s %s is kept as %s %s, with the 0 of its country', (indicatif, numero, code, kept) => {
  const once = normalizeTelephone({ indicatif, numero });
  expect(once).toEqual({ indicatif: code, numero: kept });
  expect(normalizeTelephone(once)).toEqual(once);
  expect(isTelephoneValid(once)).toBe(true);
});
test('[V12] a telephone is judged under its country code', () => {
  for (const numero of ['0536491240', '05.36.49.12.40', '05-36-49-12-40', '536491240'])
    expect(valid('+33', numero)).toBe(true);
  for (const numero of [
    '12',
    '',
    null,
    'abc',
    '05364912400',
    '+999536491240',
    '+',
    '0536491240x12',
    '0536491240;ext=12',
    'a0536491240',
  ]) {
    expect(valid('+33', numero)).toBe(false);
  }
  expect([
    valid(null, '0536491240'),
    valid('', '0536491240'),
    valid('33', '0536491240'),
    valid('+999', '0536491240'),
  ]).toEqual([false, false, false, false]);
});
test.each([
  ['+262', '0262123456'],
  ['+262', '0639123456'],
  ['+590', '0590123456'],
  ['+594', '0594123456'],
  ['+596', '0696123456'],
  ['+508', '0508411234'],
  ['+687', '123456'],
  ['+689', '40123456'],
  ['+681', '721234'],
  ['+377', '93101234'],
])('[V27] overseas: %s %s', (indicatif, numero) => expect(valid(indicatif, numero)).toBe(true));
test('[V12] every number kept for fiction may be typed', () => {
  const prefixes = fc.constantFrom('019900', '026191', '035301', '046571', '053649', '063998');
  fc.assert(
    fc.property(prefixes, fc.nat(9999), (prefix, rest) => valid('+33', prefix + String(rest).padStart(4, '0'))),
  );
});
test('[V12] no typed text makes the check fail', () => {
  fc.assert(
    fc.property(
      fc.option(fc.string()),
      fc.option(fc.string()),
      (indicatif, numero) => typeof valid(indicatif, numero) === 'boolean',
    ),
  );
});

test('a telephone is read in pairs, with its country outside France', () => {
  expect(formatTelephone({ indicatif: '+33', numero: '0353011007' })).toBe('03 53 01 10 07');
  expect(formatTelephone({ indicatif: '+262', numero: '0262911234' })).toBe('+262 262 91 12 34');
  expect(formatTelephone({ indicatif: '+687', numero: '281234' })).toBe('+687 28 12 34');
  expect(formatTelephone({ indicatif: '+508', numero: '411234' })).toBe('+508 41 12 34');
  expect(formatTelephone({ indicatif: '+377', numero: '93101234' })).toBe('+377 93 10 12 34');
  expect(formatTelephone({ indicatif: '+39', numero: '0612345678' })).toBe('+39 06 12 34 56 78');
  expect(formatTelephone({ indicatif: '+378', numero: '0549888999' })).toBe('+378 05 49 88 89 99');
  expect(formatTelephone({ indicatif: '+7', numero: '89123456789' })).toBe('+7 91 23 45 67 89');
  expect(formatTelephone({ indicatif: '+36', numero: '06201234567' })).toBe('+36 201 23 45 67');
  // Stored before the 0 was put.
  expect(formatTelephone({ indicatif: '+33', numero: '612345678' })).toBe('06 12 34 56 78');
  expect(formatTelephone({ indicatif: '+33', numero: 'à venir' })).toBe('à venir');
});
