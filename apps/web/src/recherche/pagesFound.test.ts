import { Bell } from 'lucide-react';
import { expect, test } from 'vitest';
import { pagesFound } from './pagesFound.ts';

const PAGES = ['Accueil', 'Échéances', 'Alertes', 'Questions fréquentes', 'Entités'].map((label) => ({
  href: `/${label}`,
  label,
  icon: Bell,
}));
const demande = {
  href: '/n',
  label: 'Nouvelle demande d’habilitation',
  icon: Bell,
  otherWords: 'Demander une habilitation',
};
const found = (typed: string) => pagesFound([...PAGES, demande], typed, 'mes le la d').map(({ label }) => label);

test('a page is found by the beginnings of its words, whatever accents and case, in any order', () => {
  expect(found('eche')).toEqual(['Échéances']);
  expect(found('ENTITÉ')).toEqual(['Entités']);
  expect(found('freq quest')).toEqual(['Questions fréquentes']);
  expect(found('cheances')).toEqual([]);
  expect(found('entités fermées')).toEqual([]);
});

test('small words do not count, and find nothing alone', () => {
  expect(found('mes alertes')).toEqual(['Alertes']);
  expect(found('mes')).toEqual([]);
  expect(found(' ')).toEqual([]);
});

test('a page is found by other words for it', () => {
  expect(found('nouvelle demande')).toEqual([demande.label]);
  expect(found('demander')).toEqual([demande.label]);
});
