import { expect, test } from 'vitest';
import { urlOfCertificat } from './fragment.ts';
import { SIGNATURE_BYTES } from './payload.ts';
import { readCode } from './readCode.ts';

const CHARGE = Uint8Array.from([1, 2, 3]);
const SIGNATURE = new Uint8Array(SIGNATURE_BYTES).fill(7);
const URL = urlOfCertificat('https://habilis.example.org', Uint8Array.from([...CHARGE, ...SIGNATURE]));
const DIGITS = URL.split('#')[1] ?? '';
const signed = (origine: string | null) => ({ genre: 'signe', charge: CHARGE, signature: SIGNATURE, origine });

test('[C10] the address of a QR code is read with its site, in any case, and so are its digits alone', () => {
  expect(readCode(URL)).toEqual(signed('https://habilis.example.org'));
  expect(readCode(` ${URL.toLowerCase()}\n`)).toEqual(signed('https://habilis.example.org'));
  expect(readCode(`http://localhost:3000/certificat#${DIGITS}`)).toEqual(signed('http://localhost:3000'));
  expect(readCode(DIGITS)).toEqual(signed(null));
  expect(readCode(`${DIGITS.slice(0, 40)}\n ${DIGITS.slice(40)}`)).toEqual(signed(null));
});
test('[C12] a short code is read alone or in an address', () => {
  expect(readCode('7k3m-9qx2-abio')).toEqual({ genre: 'code-court', code: '7K3M9QX2AB10' });
  expect(readCode('https://habilis.example.org/certificat#7K3M-9QX2-AB10')).toEqual({
    genre: 'code-court',
    code: '7K3M9QX2AB10',
  });
  expect(readCode('123456789012')).toEqual({ genre: 'code-court', code: '123456789012' });
});
test('[C13] what is of something else, or cut, is no code', () => {
  for (const other of [
    '',
    'SST-1-2026-004817',
    'https://example.org/',
    'https://habilis.example.org/certificat#',
    '12345',
  ]) {
    expect(readCode(other)).toBeNull();
  }
  expect(readCode(`https://habilis.example.org/annuaire#${DIGITS}`)).toBeNull();
  expect(readCode(DIGITS.slice(0, 100))).toBeNull();
  expect(readCode(`x${URL}`)).toBeNull();
});
