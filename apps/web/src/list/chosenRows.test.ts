import { expect, test } from 'vitest';
import { chosenRows } from './chosenRows.ts';

const one = { id: 1, version: 1 };
const other = { id: 2, version: 4 };
const keyOf = ({ id }: typeof one) => String(id);

test('[EC63] a choice stays from page to page, each row as it was last read', () => {
  const held = { place: '/I/18/taches', rows: [one, other] };
  const again = { ...other, version: 5 };
  expect(chosenRows(held, '/I/18/taches', [again], keyOf)).toEqual([one, again]);
});

test('[EC63] another list empties the choice', () => {
  expect(chosenRows({ place: '/I/18/taches', rows: [one] }, '/I/18/taches?vue=en-retard', [one], keyOf)).toEqual([]);
});
