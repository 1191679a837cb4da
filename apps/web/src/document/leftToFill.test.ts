import { expect, test } from 'vitest';
import { leftIn, nextToFill } from './leftToFill.ts';

const TABS = ['entite', 'adresse', 'pieces'] as const;
type Tab = (typeof TABS)[number];
const tabOf = (path: string): Tab => TABS.find((tab) => path.startsWith(tab)) ?? 'entite';
const left = ['entite.siret', 'adresse.ligne1', 'pieces.a', 'pieces.b'].map((path) => ({
  path,
  title: 'champ.requis',
}));

test('[G872] Continuer goes to the first field to fill of the next tab that has one, and from the last tab to the first', () => {
  expect(nextToFill({ left, tabOf }, TABS, 'entite')).toBe('adresse.ligne1');
  expect(nextToFill({ left, tabOf }, TABS, 'adresse')).toBe('pieces.a');
  expect(nextToFill({ left, tabOf }, TABS, 'pieces')).toBe('entite.siret');
  const withoutAdresse = left.filter(({ path }) => tabOf(path) !== 'adresse');
  expect(nextToFill({ left: withoutAdresse, tabOf }, TABS, 'entite')).toBe('pieces.a');
  // A tab that is none of the form's, such as what was asked before.
  expect(nextToFill({ left, tabOf }, TABS, 'complements')).toBe('entite.siret');
});

test('[G872] it stands no more once nothing is left but in the open tab, or while the rules are not read', () => {
  const inPieces = left.filter(({ path }) => tabOf(path) === 'pieces');
  expect(nextToFill({ left: inPieces, tabOf }, TABS, 'pieces')).toBeNull();
  expect(nextToFill({ left: [], tabOf }, TABS, 'entite')).toBeNull();
  expect(nextToFill({ left: undefined, tabOf }, TABS, 'entite')).toBeNull();
});

test('[G872] a tab tells how many of its fields are left', () => {
  expect(leftIn({ left, tabOf }, 'pieces')).toBe(2);
  expect(leftIn({ left: [], tabOf }, 'pieces')).toBe(0);
  expect(leftIn({ left: undefined, tabOf }, 'pieces')).toBeUndefined();
});
