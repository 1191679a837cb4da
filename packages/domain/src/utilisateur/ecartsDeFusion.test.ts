import { expect, test } from 'vitest';
import { ecartsDeFusion } from './ecartsDeFusion.ts';

const julie = { nom: 'Le Goff', prenom: 'Julie', naissances: ['1988-03-02'] };

test('[U17] two accounts differ by their names as they are compared, and by birth dates of which none is common', () => {
  expect(ecartsDeFusion(julie, { nom: 'LE-GOFF', prenom: ' julie', naissances: ['1988-03-02'] })).toEqual([]);
  expect(ecartsDeFusion(julie, { ...julie, prenom: 'Julia' })).toEqual(['prenom']);
  expect(ecartsDeFusion(julie, { ...julie, nom: 'Goff' })).toEqual(['nom']);
  expect(ecartsDeFusion(julie, { nom: 'Perrin', prenom: 'Marc', naissances: ['1990-01-01'] })).toEqual([
    'prenom',
    'nom',
    'naissance',
  ]);
  expect(ecartsDeFusion(julie, { ...julie, naissances: ['1990-01-01', '1988-03-02'] })).toEqual([]);
});

test('[U17] what one of them does not say is no difference', () => {
  expect(ecartsDeFusion(julie, { ...julie, naissances: [] })).toEqual([]);
  expect(ecartsDeFusion({ ...julie, naissances: [] }, julie)).toEqual([]);
});
