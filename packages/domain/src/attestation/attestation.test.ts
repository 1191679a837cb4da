import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeListe } from '../certificat/listeRevocations.ts';
import { decodePayload, encodePayload } from '../certificat/payload.ts';
import { type ChargeAttestation, decodeAttestation, encodeAttestation, isAttestation } from './chargeAttestation.ts';
import { refusalOfAttestation, statutAttestation } from './statutAttestation.ts';
import { verdictAttestation } from './verdictAttestation.ts';

const TODAY = '2026-11-20';
const CHARGE: ChargeAttestation = {
  cleId: 300,
  habilitationId: 12,
  dateEmission: TODAY,
  dateDebut: '2023-11-30',
  dateFin: '2028-11-30',
  codeNiveau: 'SST-1',
  numeroHabilitation: '128/2023/SST-1/02',
  raisonSociale: 'Lorraine Prévention Formation',
};
const CERTIFICAT = {
  cleId: 300,
  serial: 4817,
  dateObtention: '2026-06-13',
  dateFin: '2028-06-12',
  codeNiveau: 'SST-1',
  initiales: 'A R',
  numeroHabilitation: '128/2023/SST-1/02',
};

test('[C860] an attestation is read as it was written, and never cut, lengthened or changed in its first bytes', () => {
  const day = fc
    .integer({ min: 0, max: 20_000 })
    .map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10));
  const charges = fc.record({
    cleId: fc.integer({ min: 0, max: 65_535 }),
    habilitationId: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    dateEmission: day,
    dateDebut: day,
    lasts: fc.option(fc.integer({ min: 0, max: 4000 })),
    codeNiveau: fc.string({ maxLength: 20 }),
    numeroHabilitation: fc.string({ maxLength: 40 }),
    raisonSociale: fc.string({ maxLength: 60 }),
  });
  fc.assert(
    fc.property(charges, ({ lasts, ...charge }) => {
      const end = new Date(`${charge.dateDebut}T00:00:00Z`);
      end.setUTCDate(end.getUTCDate() + (lasts ?? 0));
      const written = { ...charge, dateFin: lasts === null ? null : end.toISOString().slice(0, 10) };
      const bytes = encodeAttestation(written);
      expect(decodeAttestation(bytes)).toEqual(written);
      expect(decodeAttestation(bytes.subarray(0, -1))).toBe('abime');
      expect(decodeAttestation(Uint8Array.from([...bytes, 0]))).toBe('abime');
    }),
  );
  const bytes = encodeAttestation(CHARGE);
  expect(decodeAttestation(Uint8Array.from([bytes[0] ?? 0, 2, ...bytes.subarray(2)]))).toBe('version-inconnue');
  expect(decodeAttestation(Uint8Array.from([bytes[0] ?? 0, 0, ...bytes.subarray(2)]))).toBe('abime');
  expect(decodeAttestation(Uint8Array.of())).toBe('illisible');
  expect(() => encodeAttestation({ ...CHARGE, cleId: 65_536 })).toThrow(RangeError);
  expect(() => encodeAttestation({ ...CHARGE, codeNiveau: 'é'.repeat(128) })).toThrow(RangeError);
});

test('[C860] a long name is cut between letters, and the whole stays easy to film', () => {
  const bytes = encodeAttestation({ ...CHARGE, raisonSociale: 'Fédération é'.repeat(40) });
  const read = decodeAttestation(bytes);
  const { raisonSociale } = typeof read === 'string' ? CHARGE : read;
  expect(new TextEncoder().encode(raisonSociale).length).toBeLessThanOrEqual(60);
  expect('Fédération é'.repeat(40).startsWith(raisonSociale)).toBe(true);
  expect(bytes.length).toBeLessThan(110);
});

test('[C860] an attestation is no certificat nor a list, and they are no attestation: the signature of one never serves for the other', () => {
  const bytes = encodeAttestation(CHARGE);
  expect(isAttestation(bytes)).toBe(true);
  expect(decodePayload(bytes)).toEqual({ ok: false, reason: 'abime' });
  const certificat = encodePayload(CERTIFICAT);
  const liste = encodeListe({ cleId: 300, date: TODAY, prochaine: TODAY, revocations: [] });
  for (const other of [certificat, liste]) {
    expect(isAttestation(other)).toBe(false);
    expect(decodeAttestation(other)).toBe('illisible');
  }
});

test('[C862] without network an attestation is judged by its signature and its days alone', () => {
  const known = { cle: 'connue', isSigned: true, today: TODAY } as const;
  expect(verdictAttestation(CHARGE, known)).toBe('signee');
  expect(verdictAttestation({ ...CHARGE, dateFin: null }, known)).toBe('signee');
  expect(verdictAttestation({ ...CHARGE, dateFin: TODAY, dateDebut: TODAY }, known)).toBe('signee');
  expect(verdictAttestation({ ...CHARGE, dateFin: '2026-11-19' }, known)).toBe('finie');
  expect(verdictAttestation({ ...CHARGE, dateDebut: '2026-11-21' }, known)).toBe('pas-commencee');
  expect(verdictAttestation(CHARGE, { ...known, isSigned: false })).toBe('signature-fausse');
  expect(verdictAttestation(CHARGE, { ...known, cle: 'inconnue', isSigned: false })).toBe('cle-inconnue');
  expect(verdictAttestation(CHARGE, { ...known, cle: 'compromise' })).toBe('cle-compromise');
});

const HABILITATION = {
  dateDebut: '2023-11-30',
  dateFin: '2028-11-30',
  dateDebutSuspension: null,
  dateFinSuspension: null,
  rupture: false,
  prorogee: false,
  finDecideeLe: null,
};
const ENTITE = { dateFinActivite: null, finDecideeLe: null, isSuspendue: false };

test('[C861] an attestation is made of what holds, or is to come; what is withheld or over refuses it with its reason', () => {
  const both = (habilitation: object, entite: object = {}) => {
    const situation = { habilitation: { ...HABILITATION, ...habilitation }, entite: { ...ENTITE, ...entite } };
    return [statutAttestation(situation, TODAY), refusalOfAttestation(situation, TODAY)];
  };
  expect(both({})).toEqual(['VALIDE', null]);
  expect(both({ dateFin: null })).toEqual(['VALIDE', null]);
  expect(both({ dateDebut: '2027-01-01' })).toEqual(['FUTURE', null]);
  expect(both({ dateFin: '2026-10-01', prorogee: true })).toEqual(['VALIDE', null]);
  expect(both({ dateFin: '2026-10-01' })).toEqual(['TERMINEE', 'habilitation.attestation-terminee']);
  expect(both({}, { dateFinActivite: '2026-11-19' })).toEqual(['TERMINEE', 'habilitation.attestation-terminee']);
  expect(both({}, { dateFinActivite: TODAY })).toEqual(['VALIDE', null]);
  expect(both({ rupture: true })).toEqual(['ROMPUE', 'habilitation.attestation-rompue']);
  const suspended = ['SUSPENDUE', 'habilitation.attestation-suspendue'];
  expect(both({ dateDebutSuspension: '2026-11-02', dateFinSuspension: '2999-12-31' })).toEqual(suspended);
  expect(both({}, { isSuspendue: true })).toEqual(suspended);
});
