import { readFileSync } from 'node:fs';
import type { Messages } from '@habilis/i18n/loadMessages';
import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { stepTitle } from './stepTitle.ts';

const file = new URL('../../../../packages/i18n/compiled/fr/workflow.json', import.meta.url);
const t = createTexts(JSON.parse(readFileSync(file, 'utf8')) as Messages);
const told = (
  actionKey: string,
  taskDefinitionKey: string,
  nextTaskDefinitionKey: string,
  dateSeance: string | null = null,
) => stepTitle(t, { actionKey, taskDefinitionKey, nextTaskDefinitionKey, dateSeance }, null);

test('[DX948] a forced step names where it led', () => {
  expect(told('VaA', 'decision', 'instruction')).toBe('Portée à l’étape «\u00A0Instruction\u00A0»');
  expect(told('VaA', 'instruction', 'decision', '2026-12-08')).toBe('Portée à l’étape «\u00A0Décision\u00A0»');
  expect(told('VaA', 'instruction', 'sous_commission')).toBe('Portée à l’étape «\u00A0Expertise\u00A0»');
});
test('[DX948] a step that fixes the commission’s day says which; older ones do not know it', () => {
  const planned = ['Soumet', 'planification_decision', 'decision'] as const;
  expect(told(...planned, '2026-12-08')).toBe('Inscrite à la commission du 08/12/2026');
  expect(told(...planned)).toBe('Commission planifiée');
  expect(told('Replanifie', 'decision', 'decision', '2026-12-15')).toBe('Portée à la commission du 15/12/2026');
  expect(told('Replanifie', 'decision', 'decision')).toBe('Séance changée');
});
test('[DX948] every other step keeps its name', () => {
  expect(told('Soumet', 'saisie', 'instruction')).toBe('Demande soumise');
  expect(told('Renvoie', 'validation_instruction', 'instruction')).toBe('Renvoi à l’instruction');
  expect(told('Inconnue', 'saisie', 'saisie')).toBe('Inconnue');
});
