import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RESULTATS } from '../session-certification/etats.ts';
import { contradictionOf, type LigneResultat } from './resultatsFaults.ts';
import {
  identitesVues,
  isSaisie,
  reponsesEntre,
  tousAdmis,
  tousPresents,
  withPresence,
  withResultat,
} from './saisieResultat.ts';

const nothing: LigneResultat = { present: null, identiteVerifiee: false, resultat: null, motif: null };
const present: LigneResultat = { ...nothing, present: true };

test('[SC14] who is absent has no other result, no identity seen and no motive', () => {
  const refused = { ...present, identiteVerifiee: true, resultat: 'NON_ADMIS', motif: 'Épreuve' } as const;
  expect(withPresence(refused, false)).toEqual({ ...nothing, present: false, resultat: 'ABSENT' });
  expect(withPresence({ ...nothing, present: false, resultat: 'ABSENT' }, true)).toEqual(present);
  expect(withPresence({ ...nothing, present: false, resultat: 'ABSENT' }, null)).toEqual(nothing);
  expect(withPresence(refused, null)).toEqual({ ...refused, present: null, resultat: null, motif: null });
  expect(withPresence(refused, true)).toBe(refused);
  // A result that was there before anybody was said present stays.
  expect(withPresence({ ...refused, present: null }, true)).toEqual(refused);
});

test('[SC14] a result is that of who is present, and a motive that of a refusal', () => {
  expect(withResultat(nothing, 'ADMIS')).toBe(nothing);
  expect(withResultat(present, 'ADMIS')).toEqual({ ...present, resultat: 'ADMIS' });
  const refused: LigneResultat = { ...present, resultat: 'NON_ADMIS', motif: 'Épreuve' };
  expect(withResultat(refused, 'NON_ADMIS')).toBe(refused);
  expect(withResultat(refused, 'ADMIS')).toEqual({ ...present, resultat: 'ADMIS' });
  expect(withResultat(refused, null)).toEqual(present);
  expect(withResultat({ ...refused, resultat: null }, 'NON_ADMIS')).toEqual(refused);
});

test('[SC30] all present, or all admitted, leave as it is what was filled in', () => {
  const absent: LigneResultat = { ...nothing, present: false, resultat: 'ABSENT' };
  const refused: LigneResultat = { ...present, resultat: 'NON_ADMIS', motif: 'Épreuve' };
  expect(tousPresents([nothing, absent, refused])).toEqual([present, absent, refused]);
  expect(tousAdmis([nothing, absent, refused, present])).toEqual([
    nothing,
    absent,
    refused,
    { ...present, resultat: 'ADMIS' },
  ]);
});

test('[SC854] the identities of all present are seen at once, and of nobody else', () => {
  const absent: LigneResultat = { ...nothing, present: false, resultat: 'ABSENT' };
  const seen: LigneResultat = { ...present, identiteVerifiee: true };
  expect(identitesVues([nothing, absent, present, seen])).toEqual([nothing, absent, seen, seen]);
  expect(identitesVues([seen])[0]).toBe(seen);
});

test('[SC855] answers are counted, not people', () => {
  const whole: LigneResultat = { ...present, resultat: 'ADMIS', identiteVerifiee: true };
  const refused: LigneResultat = { ...whole, resultat: 'NON_ADMIS', motif: 'Épreuve' };
  const absent: LigneResultat = { ...nothing, present: false, resultat: 'ABSENT' };
  expect(reponsesEntre(whole, nothing)).toBe(3);
  expect(reponsesEntre(present, nothing)).toBe(1);
  expect(reponsesEntre(absent, nothing)).toBe(1);
  expect(reponsesEntre(absent, whole)).toBe(1);
  expect(reponsesEntre(absent, absent)).toBe(0);
  expect(reponsesEntre(refused, whole)).toBe(1);
  expect(reponsesEntre({ ...refused, motif: 'Assiduité' }, refused)).toBe(1);
  expect(reponsesEntre(whole, absent)).toBe(3);
  expect(reponsesEntre(whole, whole)).toBe(0);
  expect(reponsesEntre({ ...refused, motif: '' }, { ...refused, motif: null })).toBe(0);
});

test('[SC14] a line is whole once each question has its answer', () => {
  expect(isSaisie(nothing)).toBe(false);
  expect(isSaisie({ ...nothing, present: false, resultat: 'ABSENT' })).toBe(true);
  expect(isSaisie({ ...present, resultat: 'ADMIS' })).toBe(false);
  expect(isSaisie({ ...present, resultat: 'ADMIS', identiteVerifiee: true })).toBe(true);
  expect(isSaisie({ ...present, resultat: 'NON_ADMIS', identiteVerifiee: true })).toBe(false);
});

const line: fc.Arbitrary<LigneResultat> = fc.record({
  present: fc.constantFrom(true, false, null),
  identiteVerifiee: fc.boolean(),
  resultat: fc.constantFrom(...RESULTATS, null),
  motif: fc.constantFrom(null, '', 'Épreuve'),
});

test('[SC14] no tap makes a contradiction', () => {
  fc.assert(
    fc.property(
      line,
      fc.constantFrom(true, false, null),
      fc.constantFrom('ADMIS', 'NON_ADMIS', null),
      (one, there, resultat) => {
        fc.pre(contradictionOf(one) === null);
        for (const next of [
          withPresence(one, there),
          withResultat(one, resultat),
          ...tousPresents([one]),
          ...tousAdmis([one]),
        ]) {
          expect(contradictionOf(next)).toBeNull();
        }
      },
    ),
  );
});
