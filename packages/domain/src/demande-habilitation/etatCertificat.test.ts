import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { etatCertificat } from './etatCertificat.ts';

const today = '2026-11-22';
const at = (...certificats: [string, string | null][]) =>
  etatCertificat(
    certificats.map(([dateObtention, dateFin]) => ({ dateObtention, dateFin })),
    { isAsked: true, today },
  );

test('[DH45] a formateur is certified by the certificat that ends last, until its last day included', () => {
  expect(at(['2020-01-01', '2023-01-01'], ['2023-01-02', today])).toEqual({ etat: 'VALIDE', dateFin: today });
  expect(at(['2023-01-02', '2026-11-21'])).toEqual({ etat: 'EXPIRE', dateFin: '2026-11-21' });
  expect(at(['2023-01-02', null], ['2020-01-01', '2023-01-01'])).toEqual({ etat: 'VALIDE', dateFin: null });
});
test('[DH45] a certificat that is still to come is none', () => {
  expect(at(['2026-11-23', '2029-11-22'])).toEqual({ etat: 'ABSENT', dateFin: null });
  expect(at([today, '2029-11-21'])).toEqual({ etat: 'VALIDE', dateFin: '2029-11-21' });
  expect(at()).toEqual({ etat: 'ABSENT', dateFin: null });
});
test('[DH45] a niveau without niveau of formateurs asks for no certificat', () => {
  expect(etatCertificat([], { isAsked: false, today })).toEqual({ etat: 'SANS_OBJET', dateFin: null });
});
test('[DH45] a further certificat never takes the right to train away, and their order says nothing', () => {
  const days = fc.integer({ min: -900, max: 900 }).map((count) => addDays(today, count));
  const certificats = fc.array(fc.tuple(days, fc.option(days)), { maxLength: 4 });
  const rank = { ABSENT: 0, EXPIRE: 1, VALIDE: 2, SANS_OBJET: 3 };
  fc.assert(
    fc.property(certificats, fc.tuple(days, fc.option(days)), (held, more) => {
      expect(rank[at(...held, more).etat]).toBeGreaterThanOrEqual(rank[at(...held).etat]);
      expect(at(...held.toReversed())).toEqual(at(...held));
      const { etat, dateFin } = at(...held);
      if (etat === 'VALIDE') expect(dateFin === null || dateFin >= today).toBe(true);
      if (etat === 'EXPIRE') expect(dateFin !== null && dateFin < today).toBe(true);
    }),
  );
});
