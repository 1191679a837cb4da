import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asksPassword } from './asksPassword.ts';

const FOLDER = join(import.meta.dirname, 'test');
/** Files that qpdf 11.3 and Ghostscript 10.00 locked, in each way that PDF knows. */
const LOCKED = readdirSync(FOLDER).filter((name) => name.endsWith('.pdf'));
const read = (name: string) => readFileSync(join(FOLDER, name));

test('[V35] a PDF under a password is told, one that may only not be printed or copied is read, whichever way it is locked', () => {
  expect(LOCKED).toHaveLength(16);
  expect(LOCKED.map((name) => [name, asksPassword(read(name))])).toEqual(
    LOCKED.map((name) => [name, name.endsWith('-ferme.pdf')]),
  );
});

test('[V35] what programs put before and after a file changes nothing, and what is no lock is none', () => {
  for (const [name, asks] of [
    ['aes-256-ferme.pdf', true],
    ['rc4-128-ferme.pdf', true],
    ['aes-128-ouvert.pdf', false],
  ] as const) {
    const before = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), read(name)]);
    expect([name, asksPassword(before)]).toEqual([name, asks]);
    expect([name, asksPassword(Buffer.concat([read(name), Buffer.from('\r\n')]))]).toEqual([name, asks]);
  }
  for (const text of ['', '%PDF-1.7', '%PDF-1.7\n(/Encrypt 5 0 R) Tj\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF'])
    expect([text, asksPassword(Buffer.from(text))]).toEqual([text, false]);
});
