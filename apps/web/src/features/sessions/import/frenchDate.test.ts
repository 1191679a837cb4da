import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateColumn } from './dateColumn.ts';
import { frenchDate } from './frenchDate.ts';
import { spreadsheetDay } from './spreadsheetDay.ts';

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
  ['31848.000243', '12/03/1987'],
  ['31847,999757', '12/03/1987'],
  ['31847.9583333', '12/03/1987'],
  ['31848.4', '12/03/1987'],
  ['19870312', '12/03/1987'],
  ['20121012', '12/10/2012'],
  ['19121987', '19/12/1987'],
  ['2031987', '02/03/1987'],
  ['19870312000000', '12/03/1987'],
  ['1987-03-11T23:00:00.000Z', '12/03/1987'],
  ['1987-07-11T22:00:00Z', '12/07/1987'],
  ['1987-07-12T00:00:00+02:00', '12/07/1987'],
  ['1987-03-12T00:00:00+0100', '12/03/1987'],
  ['1987-03-12T00:00:00', '12/03/1987'],
  ['12/03/1987 12:00:00 AM', '12/03/1987'],
  ['12/03/1987 à 00h00', '12/03/1987'],
  ['01/févr./1990', '01/02/1990'],
  ['01-FEB-90', '01/02/1990'],
  ['12.mars.1987', '12/03/1987'],
  ['March 12, 1987', '12/03/1987'],
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

const read = (cells: string[], isWorkbook = false) => dateColumn(cells, TODAY, isWorkbook);

test('the month stands first where two dates cannot be read otherwise and none must', () => {
  expect(read(['03/12/1987', '05/25/1990', '07/30/1991'])).toEqual({
    isMonthFirst: true,
    values: ['12/03/1987', '25/05/1990', '30/07/1991'],
    doubts: [false, false, false],
  });
  expect(read(['3/12/1987 12:00:00 AM', '5/25/1990 12:00:00 AM']).isMonthFirst).toBe(true);
});

test('one witness alone turns nothing: it is read as it can be, and each date that may be turned asks a person', () => {
  expect(read(['03/12/1987', '05/25/1990', '04/04/1991', '1990-02-01', '', 'jamais'])).toEqual({
    isMonthFirst: false,
    values: ['03/12/1987', '25/05/1990', '04/04/1991', '01/02/1990', '', 'jamais'],
    doubts: [true, true, false, false, false, false],
  });
});

test('witnesses of both orders turn nothing and ask; without any, days come first', () => {
  expect(read(['25/12/1987', '05/25/1990', '06/25/1990', '03/04/1991'])).toEqual({
    isMonthFirst: false,
    values: ['25/12/1987', '25/05/1990', '25/06/1990', '03/04/1991'],
    doubts: [false, true, true, true],
  });
  expect(read(['03/12/1987', '05/11/1990']).doubts).toEqual([false, false]);
  expect(read(['3/12/1987 12:00:00 AM']).doubts).toEqual([true]);
});

test('a real date of a workbook is never turned, whatever the texts beside it', () => {
  expect(read(['1987-12-03', '1990-05-25', '05/25/1991', '06/25/1991'], true)).toMatchObject({
    values: ['03/12/1987', '25/05/1990', '25/05/1991', '25/06/1991'],
    doubts: [false, false, false, false],
  });
  // No real date but such as an American list leaves: they may have been turned before.
  expect(read(['1987-12-03', '1990-05-05', '05/25/1991', '06/25/1991'], true).doubts).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('the day that a program means by an instant is found in whichever zone it writes', () => {
  const day = (instant: string) => spreadsheetDay(Date.parse(instant));
  for (const instant of ['00:00:00', '00:00:21', '09:21:00', '18:30:00'])
    expect(day(`1987-03-12T${instant}Z`)).toBe('1987-03-12');
  for (const instant of ['23:59:39', '23:00:00', '22:00:21', '20:00:00'])
    expect(day(`1987-03-11T${instant}Z`)).toBe('1987-03-12');
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
