import { expect, test } from 'vitest';
import { asksPassword } from './asksPassword.ts';
import { lockOf } from './lockOf.ts';
import { LOCKED_PDFS, type LockedPdf, lockedPdf } from './test/LOCKED_PDFS.ts';

const NAMES = Object.keys(LOCKED_PDFS) as LockedPdf[];
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const textOf = (name: LockedPdf): string => atob(LOCKED_PDFS[name]);

test('[V35] a PDF under a password is told, one that may only not be printed or copied is read, whichever way it is locked', () => {
  expect(NAMES).toHaveLength(16);
  expect(NAMES.map((name) => [name, asksPassword(lockedPdf(name))])).toEqual(
    NAMES.map((name) => [name, name.endsWith('-ferme')]),
  );
});

test('[V35] what programs put before and after a file changes nothing, and what is no lock is none', () => {
  for (const [name, asks] of [
    ['aes-256-ferme', true],
    ['rc4-128-ferme', true],
    ['aes-128-ouvert', false],
  ] as const) {
    const pdf = textOf(name);
    expect([name, asksPassword(bytesOf(`HTTP/1.1 200 OK\r\n\r\n${pdf}`))]).toEqual([name, asks]);
    expect([name, asksPassword(bytesOf(`${pdf}\r\n`))]).toEqual([name, asks]);
    // A table that is not where the file says, as after a transfer that changed line ends.
    expect([name, asksPassword(bytesOf(pdf.replace(/startxref\s+\d+/u, 'startxref\n7')))]).toEqual([name, asks]);
  }
  for (const text of ['', '%PDF-1.7', '%PDF-1.7\n(/Encrypt 5 0 R) Tj\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF'])
    expect([text, asksPassword(bytesOf(text))]).toEqual([text, false]);
});

/** A file whose trailer names this lock, in place or by a number. */
const withLock = (entry: string, objects = ''): Uint8Array =>
  bytesOf(`%PDF-1.7\n${objects}trailer\n<</Encrypt ${entry}/ID [<00ff> <00ff>]>>\nstartxref\n9\n%%EOF`);

test('[V35] a lock by certificates asks, one that cannot be found or is not known does not', () => {
  expect(asksPassword(withLock('<</Filter /Adobe.PubSec>>'))).toBe(true);
  expect(asksPassword(withLock('5 0 R'))).toBe(false);
  expect(asksPassword(withLock('<<>>'))).toBe(false);
  expect(asksPassword(withLock('<</Filter /Standard /R 7>>'))).toBe(false);
  expect(asksPassword(withLock('<</Filter /Standard /R 1>>'))).toBe(false);
  // The object that counts is the last of its number.
  const revised = '5 0 obj\n<</Filter /Standard /R 1>>\nendobj\n5 0 obj\n<</Filter /Adobe.PubSec>>\nendobj\n';
  expect(asksPassword(withLock('5 0 R', revised))).toBe(true);
});

test('[V35] what a lock says is read as it is written: brackets, escapes, octal numbers, hexadecimal, lines', () => {
  const lock = lockOf(
    withLock(
      '<</Filter /Standard /R 3 /Length 128 /P -4 /EncryptMetadata false /O (a\\(\\)\\n\\101\\\r(b)\\\\c\\q) /U < 0 1 fF >>>',
    ),
  );
  expect(lock).toEqual({
    filter: 'Standard',
    revision: 3,
    length: 16,
    permissions: -4,
    hasSecretMetadata: false,
    owner: bytesOf('a()\nA(b)\\cq'),
    user: Uint8Array.of(1, 0xff),
    id: Uint8Array.of(0, 0xff),
  });
  expect(lockOf(withLock('<</Filter /Standard /U (open>>'))).toMatchObject({
    revision: 0,
    length: 5,
    permissions: 0,
    hasSecretMetadata: true,
    owner: new Uint8Array(),
    user: new Uint8Array(),
  });
});

test('[V35] whatever a file holds, its lock is looked for in the time of its length', () => {
  const fileOf = (text: string) => new TextEncoder().encode(`%PDF-1.4\n${text}`);
  const end = 'trailer\n<</Encrypt 5 0 R>>\nstartxref\n9\n%%EOF';
  const began = performance.now();
  // Looked at from each sign again, one of these takes minutes.
  for (const sign of [' ', '\f', '\r\n'])
    expect(asksPassword(fileOf(`/Encrypt startxref 1${sign.repeat(950)}\na\nb`))).toBe(false);
  for (const sign of ['\n5 0 obj', '/Encrypt', '\n5 0 ', ' ', '('])
    expect(asksPassword(fileOf(`${sign.repeat(500_000)}\n5 0 obj<<>>\n${end}`))).toBe(false);
  expect(performance.now() - began).toBeLessThan(5_000);
});
