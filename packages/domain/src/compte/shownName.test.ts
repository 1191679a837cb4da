import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownName } from './shownName.ts';

test.each([
  [
    { prenom: 'Zoé', nom: "L’Hôpital-O'Neil" },
    { prenom: 'Zoé', nom: "L’Hôpital-O'Neil" },
  ],
  [
    { prenom: 'St.John', nom: 'Nguyễn 2' },
    { prenom: 'St John', nom: 'Nguyễn' },
  ],
  [
    { prenom: 'Gagnez: 1000€ !!! au 0612345678', nom: 'https://x' },
    { prenom: 'Gagnez au', nom: 'https x' },
  ],
  [
    { prenom: 'a'.repeat(38), nom: 'bcd' },
    { prenom: 'a'.repeat(38), nom: 'b' },
  ],
  [
    { prenom: 'a'.repeat(50), nom: 'b' },
    { prenom: 'a'.repeat(40), nom: '' },
  ],
  [
    { prenom: `${'a'.repeat(39)} bc`, nom: 'd' },
    { prenom: 'a'.repeat(39), nom: '' },
  ],
])('[CO800] of %j a mail shows %j', (name, shown) => {
  expect(shownName(name)).toEqual(shown);
});

test('[CO800] whatever was typed, a mail shows of it what a name can be, forty signs at most', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(text, text, (prenom, nom) => {
      const shown = shownName({ prenom, nom });
      const whole = `${shown.prenom} ${shown.nom}`;
      expect([...whole.trim()].length).toBeLessThanOrEqual(40);
      expect(whole).toMatch(/^[\p{L}\p{M}'’\-‐‑ ]*$/u);
    }),
  );
});
