import { expect, test } from 'vitest';
import { masquesDe } from './masquesDe.ts';

test('[SC23] those of one mask are numbered, and no other letter of them is shown', () => {
  const twin = { initiales: 'É. M.', anneeNaissance: 1990 };
  const shown = masquesDe([twin, { initiales: 'É. M.', anneeNaissance: null }, twin]).map(({ mots }) => mots);
  expect(shown).toEqual([
    { masque: 'É. M., 1990', rang: 1, nombre: 2 },
    { masque: 'É. M.', rang: 0, nombre: 1 },
    { masque: 'É. M., 1990', rang: 2, nombre: 2 },
  ]);
});
