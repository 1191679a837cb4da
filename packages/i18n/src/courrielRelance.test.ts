import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { createFormatter } from './createFormatter.ts';

const texts = JSON.parse(readFileSync(`${import.meta.dirname}/fr/sessions-certification.json`, 'utf8')) as Record<
  string,
  string
>;
const parsed = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text)]));
const format = createFormatter(parsed);

test('[SC39] the dialog of a reminder shows the mail that leaves, word for word', () => {
  const mots = {
    numero: 'S-2026-004793',
    niveau: 'SST, acteur',
    raisonSociale: 'Lorraine Prévention Formation',
    fin: '20/11/2026',
    suppression: '20/02/2027',
  };
  const mail = { ...mots, par: 'entite' };
  expect(format('sessions-certification.chez.courriel-objet', mots)).toBe(format('mails.session-relance.objet', mail));
  expect(format('sessions-certification.chez.courriel-texte', mots)).toBe(format('mails.session-relance.texte', mail));
  expect(format('sessions-certification.chez.courriel-texte', mots)).toContain(
    'Lorraine Prévention Formation vous relance',
  );
});
