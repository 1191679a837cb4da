import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactFaultsOf } from './contactFaultsOf.ts';

const GUEST = { nom: 'Petit', prenom: 'Zoé', email: 'zoe.petit@example.org' };
const pathsOf = (...input: Parameters<typeof contactFaultsOf>) => contactFaultsOf(...input).map(({ path }) => path);

test('[AS4] a guest says who they are and what they ask, somebody signed in only what they ask', () => {
  const empty = { objet: ' ', message: '…' };
  expect(pathsOf(empty, { nom: '', prenom: '', email: '' })).toEqual(['prenom', 'nom', 'email', 'objet', 'message']);
  expect(contactFaultsOf(empty, null)).toEqual([
    { path: 'objet', title: 'champ.objet-requis' },
    { path: 'message', title: 'champ.message-requis' },
  ]);
  expect(pathsOf({ objet: 'SIRET refusé', message: 'Que faire ?' }, GUEST)).toEqual([]);
  expect(pathsOf({ objet: '1', message: '2' }, { ...GUEST, email: 'zoe' })).toEqual(['email']);
});

test('[AS4] a word is enough, whatever stands around it, and signs alone never are', () => {
  const signs = fc.string({ unit: fc.constantFrom(' ', '\n', '\u00a0', '\u200b', '.', '?', '-', '👍') });
  fc.assert(
    fc.property(signs, signs, fc.constantFrom('a', 'É', '7', 'ß'), (before, after, word) => {
      expect(pathsOf({ objet: before + after, message: `${before}${word}${after}` }, null)).toEqual(['objet']);
    }),
  );
});
