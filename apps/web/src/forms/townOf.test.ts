import { expect, test } from 'vitest';
import { townOf } from './townOf.ts';

const MEUSE = ['Belleray', 'Verdun', 'Saint-Mihiel'];

test('[V34] a town that a code does not have gives way: to its only one, or to none of several', () => {
  expect(townOf(['Metz'], 'Rennes', 'Rennes')).toBe('Metz');
  expect(townOf(['Metz'], 'asdf', null)).toBe('Metz');
  expect(townOf(MEUSE, 'Rennes', 'Rennes')).toBeNull();
  expect(townOf(MEUSE, 'asdf', null)).toBeNull();
});

test('[V34] a town that is named otherwise takes the name of the list', () => {
  expect(townOf(MEUSE, 'VERDUN CEDEX', null)).toBe('Verdun');
  expect(townOf(MEUSE, 'st mihiel', 'st mihiel')).toBe('Saint-Mihiel');
});

test('[V34] a code without communes keeps what was typed for it, and not the town of the code before', () => {
  expect(townOf([], 'Metz CEDEX 1', 'Rennes')).toBe('Metz CEDEX 1');
  expect(townOf([], 'Rennes', 'Rennes')).toBeNull();
  expect(townOf([], null, null)).toBeNull();
});
