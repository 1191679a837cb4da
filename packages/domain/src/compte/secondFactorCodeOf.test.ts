import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECOVERY_CODES, RECOVERY_SIGNS, secondFactorCodeOf } from './secondFactorCodeOf.ts';

test('[SF8] six digits are a code of an application, however they are spaced', () => {
  for (const typed of ['012345', ' 012 345 ', '012-345', '0 1 2 3 4 5']) {
    expect(secondFactorCodeOf(typed)).toEqual({ genre: 'application', code: '012345' });
  }
});

test('[SF8] a recovery code is understood in capitals, with or without its dash', () => {
  for (const typed of ['abcde-fghjk', 'ABCDE FGHJK', 'abcdefghjk']) {
    expect(secondFactorCodeOf(typed)).toEqual({ genre: 'secours', code: 'abcdefghjk' });
  }
});

test('[SF8] what is too short, too long or of other signs is no code', () => {
  for (const typed of ['', '12345', '1234567', 'abcde-fghj', 'abcde-fghjkk', 'abcde-fghi0', '12345é', '١٢٣٤٥٦']) {
    expect(secondFactorCodeOf(typed)).toBeNull();
  }
});

test('[SF8] every recovery code is understood as itself', () => {
  const sign = fc.constantFrom(...RECOVERY_SIGNS);
  const { length } = RECOVERY_CODES;
  fc.assert(
    fc.property(fc.string({ unit: sign, minLength: length, maxLength: length }), (code) => {
      expect(secondFactorCodeOf(`${code.slice(0, 5)}-${code.slice(5)}`.toUpperCase())).toEqual({
        genre: 'secours',
        code,
      });
    }),
  );
});
