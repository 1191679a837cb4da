import { expect, test } from 'vitest';
import type { JudgedLine } from './judgeImport.ts';
import { partedOf, sessionsFor } from './partClass.ts';

const linesOf = (count: number) => Array.from({ length: count }, () => ({}) as JudgedLine);

test('[SC871] those who find no place make as few sessions as may be, none where there are none, and no more than one act may open', () => {
  expect([0, 1, 10, 11, 20, 200, 201].map((nombre) => sessionsFor(nombre, 10))).toEqual([null, 1, 1, 2, 2, 20, null]);
});

test('[SC871] those who fit stay, the others are parted evenly; a full session keeps nobody more', () => {
  const sizes = (here: number, others: number) =>
    partedOf(linesOf(here), linesOf(others), 10).map(({ lignes, isHere }) => [isHere, lignes.length]);
  expect(sizes(10, 4)).toEqual([
    [true, 10],
    [false, 4],
  ]);
  expect(sizes(10, 11)).toEqual([
    [true, 10],
    [false, 6],
    [false, 5],
  ]);
  expect(sizes(0, 20)).toEqual([
    [false, 10],
    [false, 10],
  ]);
});
