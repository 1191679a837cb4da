import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frenchDate, isMonthFirst } from './frenchDate.ts';

const TODAY = '2026-11-20';

test.each([
  ['12/03/1987', '12/03/1987'],
  ['1/3/1987', '01/03/1987'],
  ['12.3.87', '12/03/1987'],
  ['12-03-05', '12/03/2005'],
  ['12 03 1987', '12/03/1987'],
  ['1987-03-12', '12/03/1987'],
  ['1987/3/12', '12/03/1987'],
  ['1987-03-12T00:00:00.000Z', '12/03/1987'],
  ['12/03/1987 00:00', '12/03/1987'],
  ['12 mars 1987', '12/03/1987'],
  ['1er août 1987', '01/08/1987'],
  ['jeudi 12 mars 1987', '12/03/1987'],
  ['12 févr. 87', '12/02/1987'],
  ['3-déc-1990', '03/12/1990'],
  ['4 July 1990', '04/07/1990'],
  ['5 juillet 1990', '05/07/1990'],
  ['12 may 1990', '12/05/1990'],
  ['12031987', '12/03/1987'],
  ['31848', '12/03/1987'],
])('%s is read as %s', (typed, expected) => {
  expect(frenchDate(typed, TODAY)).toBe(expected);
});

test.each([
  '',
  '31/02/1987',
  '00/00/1987',
  '12/13/1987',
  'jamais',
  '12 brumaire 1987',
  '1987',
  '99999',
  '32/01/87',
  '12/03/198',
])('%s is no date and stays as it was typed', (typed) => {
  expect(frenchDate(typed, TODAY)).toBe(typed);
});

test('dates whose month comes first are told by those that cannot be read otherwise', () => {
  expect(isMonthFirst(['03/12/1987', '05/25/1990'])).toBe(true);
  expect(isMonthFirst(['03/12/1987', '05/11/1990'])).toBe(false);
  expect(isMonthFirst(['25/12/1987', '05/25/1990'])).toBe(false);
  expect(isMonthFirst(['', 'jamais'])).toBe(false);
  expect(frenchDate('05/25/1990', TODAY, true)).toBe('25/05/1990');
});

test('any day is read whichever way it is written, and once read stays', () => {
  const days = fc.date({ min: new Date('1930-01-01'), max: new Date('2016-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
      const french = `${day}/${month}/${year}`;
      const serial = Math.round(
        (Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(1899, 11, 30)) / 86_400_000,
      );
      const named = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }).format(date);
      for (const written of [
        french,
        `${year}-${month}-${day}`,
        `${day}.${month}.${year.slice(2)}`,
        String(serial),
        named,
      ]) {
        // Two digits of a year tell the last hundred years only.
        if (written.endsWith(`.${year.slice(2)}`) && Number(year) <= 1916) continue;
        expect(frenchDate(written, '2026-11-20')).toBe(french);
      }
    }),
  );
});

test('whatever is typed, nothing is thrown', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(typeof frenchDate(typed, TODAY)).toBe('string');
    }),
  );
});
