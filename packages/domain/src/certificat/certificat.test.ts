import { cleAncienNumero } from './cleAncienNumero.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import {
  areSeveralCodes,
  codesCourtsDans,
  formatCodeCourt,
  LONGUEUR_CODE_COURT,
  readCodeCourt,
  SIGNES_CODE_COURT,
} from './codeCourt.ts';
import { fragmentOf, readFragment, urlOfCertificat } from './fragment.ts';
import { initialsOf } from './initialsOf.ts';
import {
  ByteReader,
  decodePayload,
  encodePayload,
  partsOfSigned,
  type Payload,
  SIGNATURE_BYTES,
  varintOf,
} from './payload.ts';
import { isRetire, statutCertificat } from './statutCertificat.ts';

const ROYER: Payload = {
  cleId: 21_507,
  serial: 4_812_903,
  dateObtention: '2026-11-20',
  dateFin: '2028-11-19',
  codeNiveau: 'SST-1',
  initiales: 'A R',
  numeroHabilitation: '128/2023/SST-1/02',
};
const payloads = fc
  .record({
    cleId: fc.integer({ min: 0, max: 65_535 }),
    serial: fc.integer({ min: 0, max: 2_147_483_647 }),
    obtained: fc.integer({ min: 0, max: 2_921_939 }),
    days: fc.option(fc.integer({ min: 0, max: 40_000 })),
    codeNiveau: fc.string({ unit: 'grapheme', maxLength: 20 }),
    initiales: fc.string({ unit: 'grapheme', maxLength: 8 }),
    numeroHabilitation: fc.string({ maxLength: 30 }),
  })
  .map(({ obtained, days, ...rest }): Payload => {
    const dateObtention = addDays('2000-01-01', obtained);
    const end = days === null ? null : addDays(dateObtention, Math.min(days, 2_921_939 - obtained));
    return { ...rest, dateObtention, dateFin: end };
  });

test('[C10] a payload is read as it was written, whatever it holds', () => {
  expect(decodePayload(encodePayload(ROYER))).toEqual({ ok: true, payload: ROYER });
  fc.assert(
    fc.property(payloads, (payload) => {
      expect(decodePayload(encodePayload(payload))).toEqual({ ok: true, payload });
    }),
  );
});
test('[C10] a usual payload has at most 40 bytes, and its form never changes', () => {
  expect(encodePayload(ROYER).length).toBe(39);
  expect(Array.from(encodePayload(ROYER).subarray(0, 12))).toEqual([1, 84, 3, 231, 224, 165, 2, 220, 76, 219, 5, 5]);
});
test('[C10] the last day of the year 9999 is a day, the one after is none', () => {
  const last = { ...ROYER, dateObtention: '9999-12-31', dateFin: '9999-12-31' };
  expect(decodePayload(encodePayload(last))).toEqual({ ok: true, payload: last });
  const [version, high, low] = encodePayload(ROYER);
  const bytes = (obtained: number, length: number) =>
    Uint8Array.from([version ?? 0, high ?? 0, low ?? 0, 1, ...varintOf(obtained), ...varintOf(length), 0, 0, 0]);
  expect(decodePayload(bytes(2_921_939, 1))).toMatchObject({ ok: true, payload: { dateObtention: '9999-12-31' } });
  expect(decodePayload(bytes(2_921_940, 1))).toEqual({ ok: false, reason: 'abime' });
  expect(decodePayload(bytes(2_921_939, 2))).toEqual({ ok: false, reason: 'abime' });
  expect(decodePayload(bytes(0, 0))).toMatchObject({
    ok: true,
    payload: { dateObtention: '2000-01-01', dateFin: null },
  });
});
test('[C10] a payload that is cut, prolonged or of another version is told apart', () => {
  const whole = encodePayload(ROYER);
  for (let length = 0; length < whole.length; length++) {
    expect(decodePayload(whole.subarray(0, length))).toEqual({ ok: false, reason: 'abime' });
  }
  expect(decodePayload(Uint8Array.from([...whole, 0]))).toEqual({ ok: false, reason: 'abime' });
  for (const [version, reason] of [
    [0, 'abime'],
    [2, 'version-inconnue'],
    [15, 'version-inconnue'],
    [16, 'abime'],
  ] as const) {
    expect(decodePayload(Uint8Array.from([version, ...whole.subarray(1)]))).toEqual({ ok: false, reason });
  }
  expect(decodePayload(Uint8Array.from([1, 0, 1, 255, 255, 255, 255, 255, 1]))).toEqual({
    ok: false,
    reason: 'abime',
  });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(typeof decodePayload(bytes).ok).toBe('boolean');
    }),
  );
});
test('[C10] a number has seven bits a byte, five bytes at most; nothing is read past the end', () => {
  expect(varintOf(127)).toEqual([127]);
  expect(varintOf(128)).toEqual([128, 1]);
  const reading = (...bytes: number[]) => new ByteReader(Uint8Array.from(bytes));
  expect(reading(255, 255, 255, 255, 127).varint()).toBe(2 ** 35 - 1);
  expect(() => reading(128, 128, 128, 128, 128, 0).varint()).toThrow(RangeError);
  expect(() => reading().byte()).toThrow(RangeError);
  const reader = reading(1, 2);
  reader.byte();
  expect(() => reader.take(2)).toThrow(RangeError);
  expect([...reader.take(1)]).toEqual([2]);
});
test('[C10] bytes that are no text are no payload', () => {
  const whole = encodePayload({ ...ROYER, numeroHabilitation: 'A' });
  expect(decodePayload(Uint8Array.from([...whole.subarray(0, -1), 0xff]))).toEqual({ ok: false, reason: 'abime' });
});
test('[C10] what a payload cannot hold is refused as it is written', () => {
  for (const wrong of [{ cleId: -1 }, { cleId: 65_536 }, { cleId: 1.5 }, { serial: -1 }, { serial: 0.5 }]) {
    expect(() => encodePayload({ ...ROYER, ...wrong })).toThrow(RangeError);
  }
  expect(() => encodePayload({ ...ROYER, dateObtention: '1999-12-31' })).toThrow(RangeError);
  expect(() => encodePayload({ ...ROYER, codeNiveau: 'x'.repeat(256) })).toThrow(RangeError);
  expect(encodePayload({ ...ROYER, cleId: 65_535, codeNiveau: 'x'.repeat(255) }).length).toBe(289);
});
test('[C10] signed bytes are a payload and its signature', () => {
  const signed = Uint8Array.from({ length: SIGNATURE_BYTES + 2 }, (_, index) => index);
  expect(partsOfSigned(signed)).toEqual({ charge: signed.slice(0, 2), signature: signed.slice(2) });
  expect(partsOfSigned(signed.slice(0, SIGNATURE_BYTES))).toBeNull();
});

test('[C10] a fragment is a decimal number, from which the bytes come back', () => {
  expect(fragmentOf(Uint8Array.from([1, 0, 255]))).toBe('65791');
  expect(readFragment('65791')).toEqual(Uint8Array.from([1, 0, 255]));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 255 }), fc.uint8Array({ maxLength: 120 }), (first, rest) => {
      const bytes = Uint8Array.from([first, ...rest]);
      expect(readFragment(fragmentOf(bytes))).toEqual(bytes);
    }),
  );
  expect(() => fragmentOf(Uint8Array.from([0, 1]))).toThrow(RangeError);
  expect(() => fragmentOf(Uint8Array.from([]))).toThrow(RangeError);
  for (const wrong of ['', '0', '012', '12a', '-1', ' 1', '1\n', '1'.repeat(1001)])
    expect(readFragment(wrong)).toBeNull();
  expect(readFragment('1'.repeat(1000))).not.toBeNull();
});
test('[C10] the address of a QR code is made of capitals and digits', () => {
  const signed = Uint8Array.from([...encodePayload(ROYER), ...new Uint8Array(SIGNATURE_BYTES)]);
  const url = urlOfCertificat('https://habilis.example.org', signed);
  expect(url).toMatch(/^HTTPS:\/\/HABILIS\.EXAMPLE\.ORG\/CERTIFICAT#\d{240,246}$/);
});

test.each([
  ['Amandine', 'Royer', 'A R'],
  ['Jean-Pierre', 'Dupont', 'JP D'],
  ['Jean Pierre Marie', 'de La Tour', 'JP DL'],
  ['Éloïse', 'D’Œuvre', 'É DŒ'],
  ['éloïse', "o'brien", 'É OB'],
  ['Ştefan', 'Kővári', 'Ş K'],
  ['Иван', 'Петров', 'И П'],
  ['e\u0301lise', 'ßamt', 'É S'],
  ['  ', 'Nguyễn', 'N'],
  ['Wim', '’t Hart', 'W TH'],
  ['2', '- 3', ''],
])('[C15] the initials of %j %j are %j', (prenom, nom, initials) => expect(initialsOf({ prenom, nom })).toBe(initials));

const codes = fc.string({
  unit: fc.constantFrom(...SIGNES_CODE_COURT),
  minLength: LONGUEUR_CODE_COURT,
  maxLength: LONGUEUR_CODE_COURT,
});
test('[C12] a short code is read as people type it', () => {
  expect(formatCodeCourt('7K3M9QX2AB10')).toBe('7K3M-9QX2-AB10');
  for (const typed of [
    '7k3m-9qx2-abio',
    ' 7K3M 9QX2 ABLO ',
    '7K3M–9QX2–AB10',
    '７K3M.9QX2.AB1o',
    '7K3M\u200B9QX2AB10',
  ]) {
    expect(readCodeCourt(typed)).toBe('7K3M9QX2AB10');
  }
  for (const typed of [
    '',
    '7K3M-9QX2-AB1',
    '7K3M-9QX2-AB100',
    '7K3M-9QX2-AB1U',
    'SST-1-2026-004817',
    '7K3M-9QX2-AB1é',
  ]) {
    expect(readCodeCourt(typed)).toBeNull();
  }
  fc.assert(
    fc.property(codes, (code) => {
      expect(readCodeCourt(formatCodeCourt(code))).toBe(code);
      expect(readCodeCourt(code.toLowerCase())).toBe(code);
    }),
  );
});
test('[C12] the signs are 32, and none is taken for another', () => {
  expect(new Set(SIGNES_CODE_COURT).size).toBe(32);
  expect(SIGNES_CODE_COURT).not.toMatch(/[ILOU]/);
});

test.each([
  ['VALIDE', '2028-11-19', null, '2028-11-19', 'VALIDE'],
  ['VALIDE', '2028-11-19', null, '2028-11-20', 'EXPIRE'],
  ['VALIDE', null, null, '9999-12-31', 'VALIDE'],
  ['REVOQUE', '2028-11-19', null, '2027-01-01', 'REVOQUE'],
  ['REVOQUE', '2028-11-19', null, '2028-11-20', 'REVOQUE'],
  ['REVOQUE', '2028-11-19', 'SST-1-2026-005120', '2027-01-01', 'REMPLACE'],
  ['REVOQUE', '2028-11-19', 'SST-1-2026-005120', '2028-11-20', 'REMPLACE'],
  ['VALIDE', '2028-11-19', 'SST-1-2026-005120', '2028-11-19', 'VALIDE'],
] as const)(
  '[C13] a certificat %s until %s, replaced by %s, is on %s %s',
  (statut, dateFin, remplacePar, today, expected) =>
    expect(statutCertificat({ statut, dateFin, remplacePar }, today)).toBe(expected),
);
test('[C13] one that is revoked or replaced no longer counts', () => {
  expect((['VALIDE', 'EXPIRE', 'REVOQUE', 'REMPLACE'] as const).filter(isRetire)).toEqual(['REVOQUE', 'REMPLACE']);
});
test('[C40] short codes are found in the words of a document, each once, and nothing like them', () => {
  const once = '7KQ4–M2XV–9PRT\nSST-1-2026-004817\n7KQ4-M2XV-9PRT';
  expect(codesCourtsDans(`Session S-2026-000482\nCode à saisir\n${once}`)).toEqual(['7KQ4-M2XV-9PRT']);
  expect(codesCourtsDans('2026-0048-1712-0001 U111-2222-3333')).toEqual([]);
  expect(codesCourtsDans('7KQ4-M2XV-9PRT 7KQ4-M2XV-9PRS')).toEqual(['7KQ4-M2XV-9PRT', '7KQ4-M2XV-9PRS']);
});
test('[C40] two codes are of several certificats, unless one of them may be a number of something else', () => {
  expect(areSeveralCodes(['7KQ4-M2XV-9PRT', '7KQ4-M2XV-9PRS'])).toBe(true);
  expect(areSeveralCodes(['7KQ4-M2XV-9PRT', '0612-3456-7890'])).toBe(false);
  expect(areSeveralCodes([])).toBe(false);
});

test('[C1147] the number of a former register is compared by its letters and digits alone; a text without a digit is none', () => {
  for (const typed of ['CERT/2025/7', ' cert 2025-7 ', 'Cért.2025.7', 'CERT20257'])
    expect(cleAncienNumero(typed)).toBe('cert20257');
  for (const typed of ['', 'A1', '--7', 'Dupont', 'é'.repeat(60), `1${'a'.repeat(60)}`])
    expect(cleAncienNumero(typed)).toBeNull();
  expect(cleAncienNumero(`1${'a'.repeat(59)}`)).toHaveLength(60);
  expect(cleAncienNumero('A-12')).toBe('a12');
});
