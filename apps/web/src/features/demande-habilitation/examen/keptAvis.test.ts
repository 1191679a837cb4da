import { expect, test } from 'vitest';
import { openAvis } from './keptAvis.ts';

const stored = { type: 'F', texte: 'Dossier solide.' } as const;
const mine = { type: 'FR', texte: 'Un formateur de plus.' } as const;
const now = { version: 5, task: 'instruction' };

test.each([
  ['nothing is kept', null, { avis: stored, kind: 'stored', version: 5 }],
  ['typed over this version', { ...now, avis: mine }, { avis: mine, kind: 'restored', version: 5 }],
  ['typed over an older version', { ...now, version: 3, avis: mine }, { avis: mine, kind: 'stale', version: 3 }],
  ['the same as the stored one', { ...now, version: 3, avis: stored }, { avis: stored, kind: 'stored', version: 5 }],
  ['of another task', { ...now, task: 'expertise', avis: mine }, { avis: stored, kind: 'stored', version: 5 }],
])('[DH54] an avis kept in the browser: %s', (_what, kept, opened) => {
  expect(openAvis(kept, stored, now)).toEqual(opened);
});
