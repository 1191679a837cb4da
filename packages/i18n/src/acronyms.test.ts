import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACRONYMS, acronymParts } from './acronyms.ts';

test('[R871] an acronym is set apart once, as a word only', () => {
  expect(acronymParts('PRAP IBC – Formateur de PRAP')).toEqual([
    { acronym: 'PRAP' },
    ' ',
    { acronym: 'IBC' },
    ' – Formateur de ',
    'PRAP',
  ]);
  expect(acronymParts('SST-1-2026-004817')).toEqual([{ acronym: 'SST' }, '-1-2026-004817']);
  expect(acronymParts('Les SSTistes du MACON, du 2Sud')).toEqual(['Les SSTistes du MACON, du 2Sud']);
  expect(acronymParts('')).toEqual([]);
});

test('[R871] each acronym that the texts explain is in the list, in order', () => {
  const texts = JSON.parse(readFileSync(new URL('./fr/termes.json', import.meta.url), 'utf8')) as object;
  const explained = Object.keys(texts).flatMap((key) => (key.startsWith('termes.sigle.') ? [key.slice(13)] : []));
  expect(ACRONYMS).toEqual(explained.toSorted((one, other) => one.localeCompare(other, 'fr')));
});
