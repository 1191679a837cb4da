import { expect, test } from 'vitest';
import { type Typed, typedCode } from './typedCode.ts';

const CODES = ['01', '02', '2A', '2B', '54', '57', '971', '974', '97'];

function type(letters: string, pause = 100): (string | undefined)[] {
  let typed: Typed = { text: '', at: 0 };
  return [...letters].map((letter, index) => {
    const next = typedCode(CODES, typed, letter, 5000 + index * pause);
    typed = next.typed;
    return next.code;
  });
}

test('letters typed one after the other make one code, whatever their case', () => {
  expect(type('57')).toEqual(['54', '57']);
  expect(type('2b')).toEqual(['2A', '2B']);
  expect(type('974')).toEqual(['971', '97', '974']);
});
test('after a pause, or where nothing goes on so, a new code begins', () => {
  expect(type('57', 1000)).toEqual(['54', undefined]);
  expect(type('5402')).toEqual(['54', '54', '01', '02']);
});
test('what begins no code goes nowhere', () => {
  expect(type('z')).toEqual([undefined]);
});
