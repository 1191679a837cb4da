import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DECISIONS } from '@habilis/domain/demande-habilitation/decisions';
import { expect, test } from 'vitest';
import { decisionLetter } from './decisionLetter.ts';
import type { Letter } from '../../../database/values/Letter.ts';
import { letterTextsOf } from './LetterTexts.ts';

const textsFolder = join(fileURLToPath(new URL('../../../../../../packages/i18n', import.meta.url)), 'compiled');
const texts = letterTextsOf({ textsFolder, environment: 'demonstration' });
const LETTER: Letter = {
  demande: {
    numero: 'DH-2026-0433',
    mode: 'INI',
    dispositif: 'Sauvetage secourisme du travail',
    niveau: 'Sauveteur secouriste du travail',
    avecPlateforme: false,
    caisse: 'Carsat Nord-Est',
    entite: {
      raisonSociale: 'Lorraine Prévention Formation',
      siret: null,
      adresse: ['54000 Nancy'],
      representant: null,
      fonction: null,
    },
  },
  decision: {
    decision: 'REFUSE',
    avecComplement: false,
    dateCnh: '2026-12-01',
    date: '2026-12-01',
    motif: 'Le motif.',
    dateDebut: '2026-12-01',
    dateFin: '2031-12-01',
    dateReserve: '2027-06-01',
    numeroHabilitation: null,
    signataire: 'Marie Roussel',
  },
};
const wordsOf = (changes: Partial<Letter['decision']>): string =>
  JSON.stringify(decisionLetter(texts, { ...LETTER, decision: { ...LETTER.decision, ...changes } }).blocks);

test('[CN9] a refusal gives its reason and the ways to contest it, a habilitation its days and duties', () => {
  expect(wordsOf({})).toContain('Le motif.');
  expect(wordsOf({})).toContain('dans les deux mois');
  const granted = wordsOf({ decision: 'ACCORDE', motif: null });
  expect(granted).toContain('du 01/12/2026 au 01/12/2031');
  expect(granted).not.toContain('contest');
  expect(wordsOf({ decision: 'ACCORDE_SOUS_RESERVE' })).toContain('1er\u00a0juin 2027');
  expect(wordsOf({ decision: 'AJOURNE', avecComplement: true })).toContain('Un complément vous est demandé');
});
test('[CN9] a letter has no legal force in a demonstration, and says so; it speaks of no avis', () => {
  expect(decisionLetter(texts, LETTER).specimen).toBe('SPÉCIMEN — DÉMONSTRATION');
  const real = letterTextsOf({ textsFolder, environment: 'production' });
  expect(decisionLetter(real, LETTER).specimen).toBeNull();
  for (const decision of DECISIONS) expect(wordsOf({ decision })).not.toMatch(/avis|favorable/iu);
});
