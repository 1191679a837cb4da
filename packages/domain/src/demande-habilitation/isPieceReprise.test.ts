import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { CHAMP_INTITULE, CHAMP_LETTRE_ENGAGEMENT, CHAMP_MRP, CHAMP_RECOURS } from './champsFixes.ts';
import { isPieceReprise } from './isPieceReprise.ts';

const today = '2026-11-20';
const known = { champs: ['4', '7'], today, settings: { validitePiecesMois: 36 } };

test('[H36] what is still asked and not too old is found again; the rest is asked for', () => {
  const reprise = (champ: string, dateDepot: string) => isPieceReprise({ champ, dateDepot }, known);
  expect(reprise('4', '2023-11-21')).toBe(true);
  expect(reprise('4', '2023-11-20')).toBe(false);
  expect(reprise(CHAMP_INTITULE, '2025-01-10')).toBe(true);
  // The niveau no longer asks for this slot.
  expect(reprise('5', '2025-01-10')).toBe(false);
});

test('[H36] the signed letter, an appeal and the documents of the network are never found again', () => {
  const age = fc.integer({ min: 0, max: 2000 });
  const champ = fc.constantFrom(CHAMP_LETTRE_ENGAGEMENT, CHAMP_RECOURS, CHAMP_MRP);
  fc.assert(
    fc.property(champ, age, (one, days) => !isPieceReprise({ champ: one, dateDepot: addDays(today, -days) }, known)),
  );
});
