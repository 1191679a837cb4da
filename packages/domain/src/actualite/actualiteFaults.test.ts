import { expect, test } from 'vitest';
import { actualiteFaults } from './actualiteFaults.ts';

const TOLD = {
  titre: 'Maintenance',
  contenu: '<p>Dimanche.</p>',
  dateDebutPublication: '2026-11-20',
  dateFinPublication: '2026-11-29',
};
const titlesOf = (changes: Partial<Parameters<typeof actualiteFaults>[0]>, isNew = true, today = '2026-11-25') =>
  actualiteFaults({ ...TOLD, ...changes }, { today, isNew }).map(({ path, title }) => `${path} ${title}`);

test('[AC1] a news item has a title and a text that say something, and a first day', () => {
  expect(titlesOf({})).toEqual([]);
  expect(titlesOf({ titre: ' ', contenu: '<p> </p>', dateDebutPublication: null })).toEqual([
    'titre champ.requis',
    'contenu champ.requis',
    'dateDebutPublication champ.requis',
  ]);
  expect(titlesOf({ dateFinPublication: null })).toEqual([]);
});

test('[M16] a news item is not kept with a place left to be filled', () => {
  expect(titlesOf({ titre: 'Interruption du [jour]', contenu: '<p>de XXh à 8 h</p>' })).toEqual([
    'titre champ.a-completer',
    'contenu champ.a-completer',
  ]);
});

test('[AC2] the last day is not before the first, and a new item has not ended already', () => {
  expect(titlesOf({ dateFinPublication: '2026-11-19' })).toEqual(['dateFinPublication actualite.fin-avant-debut']);
  expect(titlesOf({ dateFinPublication: '2026-11-20' }, false)).toEqual([]);
  expect(titlesOf({ dateFinPublication: '2026-11-24' })).toEqual(['dateFinPublication actualite.fin-passee']);
  expect(titlesOf({ dateFinPublication: '2026-11-25' })).toEqual([]);
  expect(titlesOf({ dateFinPublication: '2026-11-24' }, false)).toEqual([]);
  expect(titlesOf({ dateDebutPublication: null, dateFinPublication: '2026-11-24' })).toEqual([
    'dateDebutPublication champ.requis',
    'dateFinPublication actualite.fin-passee',
  ]);
});
