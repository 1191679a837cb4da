import { expect, test } from 'vitest';
import { namesEntites } from './namesEntites.ts';

const of = (...noms: readonly (string | null)[]) => noms.map((raisonSociale) => ({ raisonSociale }));

test('[EC30] a delegataire reads the entite of a date only where there are several', () => {
  expect(namesEntites('DL', of('Ardoise', 'Ardoise', null))).toBe(false);
  expect(namesEntites('DL', of())).toBe(false);
  expect(namesEntites('DL', of('Ardoise', 'Lorraine'))).toBe(true);
  expect(namesEntites('G', of('Ardoise', 'Lorraine'))).toBe(false);
  expect(namesEntites('I', of('Ardoise'))).toBe(true);
});
