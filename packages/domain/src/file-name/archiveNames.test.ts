import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveNames } from './archiveNames.ts';

test('[DX970] a name keeps its words and its extension, and loses what a file system would refuse', () => {
  expect(archiveNames(['Attestation d’assurance 2026.pdf'])).toEqual(['Attestation d’assurance 2026.pdf']);
  expect(archiveNames(['../../etc/passwd', '..\\a.pdf', ' .caché.pdf ', 'a:b*c?.pdf', 'fin .. .'])).toEqual([
    'etc passwd',
    'a.pdf',
    'caché.pdf',
    'a b c.pdf',
    'fin',
  ]);
  expect(archiveNames(['CON.pdf', 'lpt1', 'console.pdf', 'nul'])).toEqual(['CON_.pdf', 'lpt1_', 'console.pdf', 'nul_']);
  expect(archiveNames(['', '...', '///'])).toEqual(['piece', 'piece (2)', 'piece (3)']);
  expect(archiveNames([`${'x'.repeat(300)}.pdf`])).toEqual([`${'x'.repeat(120)}.pdf`]);
  expect(archiveNames(['e\u0301te\u0301.pdf'])).toEqual(['été.pdf']);
});
test('[DX970] a name that is taken, in any case, gets a rank before its extension', () => {
  expect(archiveNames(['a.pdf', 'A.PDF', 'a.pdf', 'a (2).pdf'])).toEqual([
    'a.pdf',
    'A (2).PDF',
    'a (3).pdf',
    'a (2) (2).pdf',
  ]);
});
test('[DX970] whatever they are, names come out in number, apart from one another, with nothing to climb by', () => {
  const sign = fc.constantFrom(...'aA.é/\\: *\u202e\u0000"(2)');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: sign, maxLength: 12 }), { maxLength: 20 }), (given) => {
      const names = archiveNames(given);
      expect(names).toHaveLength(given.length);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(given.length);
      for (const name of names) expect(name).not.toMatch(/^$|[/\\:*"\p{C}]|^[.\s]|[\s]$/u);
    }),
  );
});
