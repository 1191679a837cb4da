import { expect, test } from 'vitest';
import { titulaireFaults } from './titulaireFaults.ts';

const told = { nom: 'Royer', prenom: 'Amandine', dateNaissance: '1990-04-12' };

test('[C913] who says which holder they are gives both names and the day of birth', () => {
  expect(titulaireFaults(told)).toEqual([]);
  expect(titulaireFaults({ nom: ' ', prenom: '\u200B', dateNaissance: null })).toEqual([
    { path: 'nom', title: 'champ.nom-requis' },
    { path: 'prenom', title: 'champ.prenom-requis' },
    { path: 'dateNaissance', title: 'session-certification.naissance-requise' },
  ]);
  expect(titulaireFaults({ ...told, dateNaissance: '' })).toMatchObject([{ path: 'dateNaissance' }]);
});
