import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { createFormatter } from './createFormatter.ts';

const format = createFormatter({
  'mails.commentaire': 'Commentaire',
  'mails.bonjour': parse('Bonjour {prenom} {nom},'),
});

test('a text is given with its values, whatever they hold', () => {
  expect(format('mails.commentaire')).toBe('Commentaire');
  expect(format('mails.bonjour', { prenom: '<b>{nom}', nom: 'd’Artagnan' })).toBe('Bonjour <b>{nom} d’Artagnan,');
});
test('a missing text shows its key', () => expect(format('mails.pied', { assistance: 'x' })).toBe('mails.pied'));
