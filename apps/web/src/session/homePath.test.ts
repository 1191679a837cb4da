import { expect, test } from 'vitest';
import { homePath, rolePath } from './homePath.ts';

test('[R1] with one role one goes straight to its home, with several or none to the choice', () => {
  expect(homePath([{ type: 'DM', id: 12 }])).toBe('/DM/12');
  expect(
    homePath([
      { type: 'DM', id: 12 },
      { type: 'I', id: 3 },
    ]),
  ).toBe('/bienvenue');
  expect(homePath([])).toBe('/bienvenue');
});

test('an address in a role’s area', () => {
  expect(rolePath({ type: 'I', id: 3 })).toBe('/I/3');
  expect(rolePath({ type: 'I', id: 3 }, 'taches?vue=en-retard')).toBe('/I/3/taches?vue=en-retard');
});
