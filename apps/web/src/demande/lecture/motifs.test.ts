import { readFileSync } from 'node:fs';
import { MOTIFS_COMPLEMENT } from '@habilis/domain/complement/MOTIFS_COMPLEMENT';
import type { Messages } from '@habilis/i18n/loadMessages';
import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { commentaireOf, motifOf } from './motifs.ts';

const file = new URL('../../../../../packages/i18n/compiled/fr/workflow.json', import.meta.url);
const t = createTexts(JSON.parse(readFileSync(file, 'utf8')) as Messages);

test('a point reads as its motif, then its words, and is read back as it was written', () => {
  expect(commentaireOf(t, 'perime', 'Le certificat.')).toBe('Périmé\nLe certificat.');
  expect(commentaireOf(t, 'perime', '')).toBe('Périmé');
  // What is being typed keeps its last space.
  expect(commentaireOf(t, 'perime', 'Le ')).toBe('Périmé\nLe ');
  expect(commentaireOf(t, 'autre', 'Le certificat.')).toBe('Le certificat.');
  for (const motif of MOTIFS_COMPLEMENT)
    expect(motifOf(t, commentaireOf(t, motif, 'Deux\nlignes'))).toEqual({ motif, texte: 'Deux\nlignes' });
  expect(motifOf(t, 'Une phrase.')).toEqual({ motif: 'autre', texte: 'Une phrase.' });
});
