import { readFileSync } from 'node:fs';
import { urgenceOf } from '@habilis/domain/echeance/urgenceOf';
import { createTexts } from '@habilis/i18n/TextProvider';
import type { Messages } from '@habilis/i18n/loadMessages';
import { expect, test } from 'vitest';
import { quandText } from './quandText.ts';

const compiled = new URL('../../../../packages/i18n/compiled/fr/listes.json', import.meta.url);
const t = createTexts(JSON.parse(readFileSync(compiled, 'utf8')) as Messages);
const on = (date: string, isShort = false) => quandText(t, urgenceOf({ date }, '2026-11-27'), isShort);

test.each([
  ['2026-11-27', 'aujourd’hui', 'aujourd’hui'],
  ['2026-11-28', 'demain', 'demain'],
  ['2026-12-03', 'dans 6 jours', 'dans 6 j'],
  ['2027-11-27', 'dans 365 jours', 'dans 365 j'],
  ['2026-11-26', 'en retard d’un jour', 'en retard de 1 j'],
  ['2026-11-24', 'en retard de 3 jours', 'en retard de 3 j'],
])('[EC31] %s is told in one way everywhere, on its own and in a table', (date, whole, short) => {
  expect([on(date), on(date, true)]).toEqual([whole, short]);
});

test('[EC31] what ended without being late says since when', () => {
  const ended = (jours: number, isShort = false) => quandText(t, { ton: 'LOIN', jours }, isShort);
  expect([ended(-1), ended(-2), ended(-2, true)]).toEqual(['hier', 'il y a 2 jours', 'il y a 2 j']);
});
