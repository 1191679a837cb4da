import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSoumission } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { EMPTY_SAISIE } from './emptySaisie.ts';
import { EXAMPLE_SAISIE } from './exampleSaisie.ts';
import { faultsToCome } from './faultsToCome.ts';

const LIMITS = { today: '2026-11-20', validiteAttestationJours: 183 };
const toCome = (saisie: DemandeAdministrativeSaisie, ...pieces: readonly string[]) =>
  faultsToCome(
    saisie,
    pieces.map((champ) => ({ champ })),
  ).map(({ path }) => path);
/** What is left, as the form lists it. */
const left = (saisie: DemandeAdministrativeSaisie) =>
  new Set([...checkSoumission(saisie, [], LIMITS), ...faultsToCome(saisie, [])].map(({ path }) => path));

test('[DA86] a blank form tells what its answers may ask for', () => {
  expect(toCome(EMPTY_SAISIE)).toEqual([
    'numeroDeclarationActivite',
    'dateAttestationUrssaf',
    'fileUploads.attestationUrssaf',
    'fileUploads.recepisseNda',
  ]);
  expect(toCome(EMPTY_SAISIE, 'attestationUrssaf', 'recepisseNda')).toEqual([
    'numeroDeclarationActivite',
    'dateAttestationUrssaf',
  ]);
});

test('[DA86] an answer that asks for nothing takes away what it might have asked', () => {
  expect(toCome({ ...EMPTY_SAISIE, declarationUrssaf: false, typeEntite: 'E' })).toEqual([]);
  expect(toCome({ ...EMPTY_SAISIE, declarationUrssaf: false, regime: 'AGRICOLE' })).toEqual([]);
  expect(toCome({ ...EMPTY_SAISIE, declarationUrssaf: false, ndaEnCours: true })).toEqual([]);
});

test('[DA86] whatever is answered of what is asked, in whatever order, nothing more is left than before', () => {
  const { siret, raisonSociale, numeroDeclarationActivite, dateAttestationUrssaf } = EXAMPLE_SAISIE;
  const answers = fc.record({
    typeEntite: fc.constantFrom('OF' as const, 'E' as const),
    regime: fc.constantFrom('GENERAL' as const, 'AGRICOLE' as const),
    declarationUrssaf: fc.boolean(),
    siret: fc.constant(siret),
    raisonSociale: fc.constant(raisonSociale),
    dateAttestationUrssaf: fc.constant(dateAttestationUrssaf),
  });
  // A number that nobody asks for brings its receipt with it.
  const asked = answers.map((given) =>
    given.typeEntite === 'OF' && given.regime === 'GENERAL' ? { ...given, numeroDeclarationActivite } : given,
  );
  fc.assert(
    fc.property(asked, fc.array(fc.nat(), { minLength: 7, maxLength: 7 }), (given, weights) => {
      let saisie: DemandeAdministrativeSaisie = EMPTY_SAISIE;
      const order = Object.entries(given).map((answer, rank) => ({ answer, weight: weights[rank] ?? 0 }));
      for (const { answer } of order.toSorted((one, other) => one.weight - other.weight)) {
        const before = left(saisie);
        saisie = { ...saisie, ...Object.fromEntries([answer]) };
        expect([...left(saisie)].filter((path) => !before.has(path))).toEqual([]);
      }
    }),
  );
});
