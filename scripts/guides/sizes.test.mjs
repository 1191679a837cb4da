import { expect, test } from 'vitest';
import { largeOf } from '../check-sizes.mjs';

const lines = (count) => 'run();\n'.repeat(count);
const members = (count) => Array.from({ length: count }, (_, rank) => `m${rank}: string;`).join(' ');
const countsOf = (source) => {
  const { functions, props } = largeOf('a.ts', source);
  return [functions.map(({ line, size }) => [line, size]), props.map(({ line, size }) => [line, size])];
};

test('a function of 61 lines is told, one of 60 is not, wherever it stands', () => {
  expect(countsOf(`function a() {\n${lines(58)}}`)).toEqual([[], []]);
  expect(countsOf(`\nfunction a() {\n${lines(59)}}`)).toEqual([[[2, 61]], []]);
  expect(countsOf(`const a = { b: () => {\n${lines(59)}} };`)).toEqual([[[1, 61]], []]);
});

test('a type of props with nine members of its own is told, one with eight is not, nor another type', () => {
  expect(countsOf(`type AProps = { ${members(8)} };`)).toEqual([[], []]);
  expect(countsOf(`export type AProps = Base & { ${members(9)} };`)).toEqual([[], [[1, 9]]]);
  expect(countsOf(`interface AProps { ${members(9)} }`)).toEqual([[], [[1, 9]]]);
  expect(countsOf(`type Row = { ${members(9)} };`)).toEqual([[], []]);
});
