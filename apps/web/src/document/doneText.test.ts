import { readFileSync } from 'node:fs';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import type { Messages } from '@habilis/i18n/loadMessages';
import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { doneKeys, doneText } from './doneText.ts';

const file = new URL('../../../../packages/i18n/compiled/fr/workflow.json', import.meta.url);
const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;

const rows = [
  ...DA_WORKFLOW.lines.map(({ task, action, next }) => ({ type: 'DA' as const, key: action, task, next })),
  ...DH_WORKFLOW.lines.map(({ task, action, next }) => ({ type: 'DH' as const, key: action, task, next })),
].filter(({ key }) => key !== 'Supprime');

test.each(rows)('[E780] $type $key on $task is named once it is done', (done) => {
  expect(doneKeys(done).filter((key) => messages[key] !== undefined)).not.toEqual([]);
});

const t = createTexts(messages);
const told = (type: 'DA' | 'DH', key: string, task: string, next: string) => doneText(t, { type, key, task, next });

test('[E780] the same key is told by what it did', () => {
  expect(told('DA', 'Soumet', 'da_saisie', 'da_instruction')).toBe('Dossier soumis');
  expect(told('DA', 'Soumet', 'da_complement', 'da_instruction')).toBe('Complément transmis');
  expect(told('DA', 'Soumet', 'da_instruction', 'validee')).toBe('Dossier validé');
  expect(told('DA', 'Soumet', 'da_saisie', 'validee')).toBe('Modification appliquée');
  expect(told('DA', 'DemandeComplement', 'da_instruction', 'da_complement')).toBe('Complément demandé');
  expect(told('DH', 'Soumet', 'saisie', 'instruction')).toBe('Demande soumise');
  expect(told('DH', 'Soumet', 'instruction', 'validation_instruction')).toBe('Avis transmis');
  expect(told('DH', 'Soumet', 'validation_instruction', 'repartition')).toBe('Instruction validée');
});

test('[DX940] what goes to the caisse is said received there, in agreement with it; what the caisse does not get is not', () => {
  const receipt = { caisse: 'Carsat Nord-Est', numero: 'DA-2026-0433' };
  const sent = (type: 'DA' | 'DH', task: string, next: string) =>
    doneText(t, { type, key: 'Soumet', task, next }, receipt);
  const where = 'par la Carsat Nord-Est sous le numéro DA-2026-0433.';
  expect(sent('DH', 'saisie', 'instruction')).toBe(`Demande soumise, reçue ${where}`);
  expect(sent('DA', 'da_saisie', 'da_instruction')).toBe(`Dossier soumis, reçu ${where}`);
  expect(sent('DA', 'da_complement', 'da_instruction')).toBe(`Complément transmis, reçu ${where}`);
  expect(sent('DH', 'complement', 'sous_commission')).toBe('Complément transmis');
  expect(sent('DA', 'da_saisie', 'validee')).toBe('Modification appliquée');
  expect(sent('DA', 'da_instruction', 'validee')).toBe('Dossier validé');
});
