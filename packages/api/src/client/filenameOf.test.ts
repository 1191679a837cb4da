import { expect, test } from 'vitest';
import { filenameOf } from './filenameOf.ts';

test.each([
  ['attachment; filename="recu.pdf"; filename*=UTF-8\'\'re%C3%A7u.pdf', 'reçu.pdf'],
  ["attachment; filename*=utf-8'fr'l%27%C3%A9t%C3%A9.pdf", "l'été.pdf"],
  ['attachment; filename="a \\"b\\"; c.pdf"', 'a "b"; c.pdf'],
  ['inline; filename=lettre.pdf; size=3', 'lettre.pdf'],
  // The encoded name is cut short: only the plain one can be read.
  ['attachment; filename="recu.pdf"; filename*=UTF-8\'\'re%C3', 'recu.pdf'],
  ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
  ['attachment; filename="C:\\\\dossiers\\\\lettre.pdf"', 'lettre.pdf'],
  ['attachment', null],
  ['attachment; filename=""', null],
])('%s', (disposition, name) => {
  expect(filenameOf(disposition)).toBe(name);
});
