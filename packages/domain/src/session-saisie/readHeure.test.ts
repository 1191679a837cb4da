import { expect, test } from 'vitest';
import { readHeure } from './readHeure.ts';

test.each([
  ['8', '08:00'],
  ['8h', '08:00'],
  ['8h30', '08:30'],
  [' 8 h 30 ', '08:30'],
  ['08:30', '08:30'],
  ['830', '08:30'],
  ['1730', '17:30'],
  ['17.05', '17:05'],
  ['23:59', '23:59'],
])('%s is %s', (typed, read) => {
  expect(readHeure(typed)).toBe(read);
});

test.each(['', 'h', '24:00', '8:60', '8:3', '-8', '8h30 du matin', '12345'])('%s is no hour', (typed) => {
  expect(readHeure(typed)).toBeNull();
});
