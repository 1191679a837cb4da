import { expect, test } from 'vitest';
import { datesIn } from './datesIn.ts';

const read = (texte: string) => datesIn(texte).map(({ date }) => date);

test('[C40] a day is read by the name of its month, with its marks and capitals or without', () => {
  const nameOf = new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' });
  for (let rank = 0; rank < 12; rank++) {
    const name = nameOf.format(new Date(Date.UTC(2027, rank, 15)));
    const date = `2027-${String(rank + 1).padStart(2, '0')}-15`;
    expect(read(`le 15 ${name} 2027, 15 ${name.toUpperCase()} 2027`)).toEqual([date, date]);
  }
});

test('[C40] there is no month and no day before the first', () => {
  expect(read('12/00/2027, 2027-00-12, 00/06/2027, 0 juin 2027')).toEqual([]);
});
