import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../date/addDays.ts';
import { compareLignes, countEtats, endsBientot, etatLigne, ETATS_LIGNE, type LigneClassee } from './etatLigne.ts';

const TODAY = '2026-11-29';
const valide = (dateFin: string | null) => etatLigne({ statut: 'VALIDE', dateFin }, TODAY);

test('[C1103] a certificat in force ends soon within fewer than ninety days, its last day included', () => {
  expect(valide(TODAY)).toBe('BIENTOT');
  expect(valide(addDays(TODAY, 89))).toBe('BIENTOT');
  expect(valide(addDays(TODAY, 90))).toBe('VALIDE');
  expect(valide(null)).toBe('VALIDE');
  expect(endsBientot(addDays(TODAY, -1), TODAY)).toBe(false);
});
test('[C1102] a line says what its certificat is, an unknown one wants a correction, one without answer waits', () => {
  expect(etatLigne(null, TODAY)).toBe('EN_ATTENTE');
  expect(etatLigne({ statut: 'INCONNU', dateFin: null }, TODAY)).toBe('A_CORRIGER');
  for (const statut of ['REVOQUE', 'REMPLACE', 'EXPIRE'] as const)
    expect(etatLigne({ statut, dateFin: addDays(TODAY, 10) }, TODAY)).toBe(statut);
});
const ligne: fc.Arbitrary<LigneClassee> = fc.record({
  etat: fc.constantFrom(...ETATS_LIGNE),
  dateFin: fc.option(fc.integer({ min: -900, max: 900 }).map((days) => addDays(TODAY, days))),
  rang: fc.nat(50),
});
test('[C1102] lines stand by what wants an act, then by the first day, then as they were given', () => {
  fc.assert(
    fc.property(fc.array(ligne), (lignes) => {
      const sorted = lignes.toSorted(compareLignes);
      expect(lignes.toReversed().toSorted(compareLignes)).toEqual(sorted);
      const ranks = sorted.map(({ etat }) => ETATS_LIGNE.indexOf(etat));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    }),
  );
  const same = { etat: 'BIENTOT', rang: 1 } as const;
  const ends = (dateFin: string | null, rang = 1): LigneClassee => ({ ...same, dateFin, rang });
  expect([ends(null), ends('2027-02-03', 2), ends('2027-02-03'), ends('2026-12-12')].toSorted(compareLignes)).toEqual([
    ends('2026-12-12'),
    ends('2027-02-03'),
    ends('2027-02-03', 2),
    ends(null),
  ]);
});
test('[C1102] each state is counted once, the worst first', () => {
  fc.assert(
    fc.property(fc.array(ligne), (lignes) => {
      const counts = countEtats(lignes);
      expect(counts.reduce((sum, { nombre }) => sum + nombre, 0)).toBe(lignes.length);
      expect(counts.every(({ nombre }) => nombre > 0)).toBe(true);
      expect(counts.map(({ etat }) => etat)).toEqual(
        ETATS_LIGNE.filter((one) => lignes.some(({ etat }) => etat === one)),
      );
    }),
  );
});
