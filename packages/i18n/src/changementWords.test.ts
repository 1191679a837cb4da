import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changementWords } from './changementWords.ts';
import { createFormatter } from './createFormatter.ts';
import type { Messages } from './loadMessages.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../compiled/fr/${name}.json`, import.meta.url), 'utf8')) as Messages;
const t = createFormatter({ ...read('commission'), ...read('listes') });
const words = (one: Parameters<typeof changementWords>[1]) =>
  changementWords(t, one).replaceAll(/[\u00A0\u202F]/g, ' ');

test('what has changed since a decision is named, the old before the new', () => {
  expect(words({ champ: 'dateFin', avant: ['2031-12-01'], apres: ['2027-12-01'] })).toBe(
    'Fin de l’habilitation : 01/12/2031 → 01/12/2027',
  );
  expect(words({ champ: 'ouvert', avant: ['true'], apres: ['false'] })).toBe('Niveau ouvert aux demandes : Oui → Non');
  expect(words({ champ: 'plateformes', avant: ['3 quai Lille', '4 rue Metz'], apres: [] })).toBe(
    'Plateformes : 3 quai Lille, 4 rue Metz → aucune',
  );
});
