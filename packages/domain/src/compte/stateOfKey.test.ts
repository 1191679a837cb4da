import { expect, test } from 'vitest';
import { stateOfKey } from './stateOfKey.ts';

const END = new Date('2026-11-20T10:00:00Z');
const at = (ms: number) => new Date(END.getTime() + ms);

test('[CO7] a key serves once, until its end', () => {
  expect(stateOfKey({ expireLe: END, utiliseeLe: null }, at(-1))).toBe('valable');
  expect(stateOfKey({ expireLe: END, utiliseeLe: null }, at(0))).toBe('perimee');
  expect(stateOfKey({ expireLe: END, utiliseeLe: at(-5) }, at(-1))).toBe('utilisee');
  expect(stateOfKey({ expireLe: END, utiliseeLe: at(-5) }, at(1))).toBe('utilisee');
});
