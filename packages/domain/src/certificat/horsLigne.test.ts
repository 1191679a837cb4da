import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeListe, encodeListe, type ListeRevocations } from './listeRevocations.ts';
import { numeroOf } from './numeroOf.ts';
import { decodePayload, type Payload } from './payload.ts';
import { isClockWrong, verdictSigne } from './verdictSigne.ts';

const PAYLOAD: Payload = {
  cleId: 300,
  serial: 4817,
  dateObtention: '2026-06-13',
  dateFin: '2028-06-12',
  codeNiveau: 'SST-1',
  initiales: 'A R',
  numeroHabilitation: '128/2023/SST-1/02',
};
const LISTE: ListeRevocations = {
  cleId: 300,
  date: '2026-11-19',
  prochaine: '2026-11-26',
  revocations: [
    { serial: 12, remplacePar: null },
    { serial: 4000, remplacePar: 4817 },
  ],
};
const KNOWN = { cle: 'connue', isSigned: true, liste: LISTE, today: '2026-11-20' } as const;
const listing = (remplacePar: number | null): ListeRevocations => ({
  ...LISTE,
  revocations: [...LISTE.revocations, { serial: 4817, remplacePar }],
});

test('[C11] a list of revocations is read as it was written, and never cut', () => {
  const serial = fc.integer({ min: 1, max: 2 ** 31 - 1 });
  const entries = fc.uniqueArray(fc.tuple(serial, fc.option(fc.integer({ min: 1, max: 1_000_000 }))), {
    selector: ([one]) => one,
  });
  fc.assert(
    fc.property(entries, (all) => {
      const revocations = all
        .map(([one, step]) => ({ serial: one, remplacePar: step === null ? null : one + step }))
        .toSorted((one, other) => one.serial - other.serial);
      const bytes = encodeListe({ ...LISTE, revocations });
      expect(decodeListe(bytes)).toEqual({ ...LISTE, revocations });
      expect(encodeListe({ ...LISTE, revocations: revocations.toReversed() })).toEqual(bytes);
      expect(decodeListe(bytes.subarray(0, -1))).toBeNull();
      expect(decodeListe(Uint8Array.from([...bytes, 0]))).toBeNull();
    }),
  );
});
test('[C11] a list is no payload, and a payload no list: the signature of one never serves for the other', () => {
  expect(decodePayload(encodeListe(LISTE)).ok).toBe(false);
  expect(decodeListe(Uint8Array.from([1, 1, 1, 44, 1, 1, 0]))).toBeNull();
});
test('[C11] 20,000 revocations of five million take less than 45 kB', () => {
  const revocations = Array.from({ length: 20_000 }, (_, rank) => ({ serial: 1 + rank * 250, remplacePar: null }));
  expect(encodeListe({ ...LISTE, revocations }).length).toBeLessThan(45_000);
});
test('[C11] a signed content is judged by what the device knows', () => {
  expect(verdictSigne(PAYLOAD, KNOWN)).toBe('verifiee');
  expect(verdictSigne(PAYLOAD, { ...KNOWN, cle: 'inconnue', isSigned: false })).toBe('cle-inconnue');
  expect(verdictSigne(PAYLOAD, { ...KNOWN, isSigned: false })).toBe('signature-fausse');
  expect(verdictSigne(PAYLOAD, { ...KNOWN, cle: 'compromise' })).toBe('cle-compromise');
  expect(verdictSigne(PAYLOAD, { ...KNOWN, liste: listing(null) })).toBe('revoque');
  expect(verdictSigne(PAYLOAD, { ...KNOWN, liste: listing(5120) })).toBe('remplace');
  expect(verdictSigne(PAYLOAD, { ...KNOWN, liste: null })).toBe('liste-absente');
});
test('[C11] a certificat ends after its last day; a list serves until the day when another is due', () => {
  const ends = { ...PAYLOAD, dateFin: '2026-11-20' };
  expect(verdictSigne(ends, KNOWN)).toBe('verifiee');
  expect(verdictSigne(ends, { ...KNOWN, today: '2026-11-21' })).toBe('expire');
  expect(verdictSigne({ ...PAYLOAD, dateFin: null }, KNOWN)).toBe('verifiee');
  expect(verdictSigne(PAYLOAD, { ...KNOWN, today: '2026-11-26' })).toBe('verifiee');
  expect(verdictSigne(PAYLOAD, { ...KNOWN, today: '2026-11-27' })).toBe('liste-ancienne');
  // What is revoked stays so, whatever the age of the list.
  expect(verdictSigne(PAYLOAD, { ...KNOWN, liste: listing(null), today: '2030-01-01' })).toBe('revoque');
});
test('[C11] a clock that is late is taken to be at the list’s day', () => {
  const late = { ...KNOWN, today: '2020-01-01' };
  expect(isClockWrong(late)).toBe(true);
  expect(isClockWrong(KNOWN)).toBe(false);
  expect(isClockWrong({ ...KNOWN, today: LISTE.date })).toBe(false);
  expect(isClockWrong({ liste: null, today: '2020-01-01' })).toBe(false);
  expect(verdictSigne({ ...PAYLOAD, dateFin: '2026-11-18' }, late)).toBe('expire');
  expect(verdictSigne(PAYLOAD, late)).toBe('verifiee');
});
test('[C5] the number is told by the signed content', () => {
  expect(numeroOf(PAYLOAD)).toBe('SST-1-2026-004817');
  expect(numeroOf({ ...PAYLOAD, serial: 12_345_678 })).toBe('SST-1-2026-12345678');
});
