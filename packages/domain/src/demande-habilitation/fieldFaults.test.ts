import { expect, test } from 'vitest';
import { forcedFaults } from './forceableTasks.ts';
import { formateurFaults } from './formateurFaults.ts';
import { dateCnhFaults } from './refusalOfDateCnh.ts';

test('[DH40] a forced step names a task that may be reached, and its reason', () => {
  const comment = { path: 'commentaire', title: 'demande.commentaire-requis' };
  expect(forcedFaults({ taskDefinitionKey: null, commentaire: ' ' }, null)).toEqual([
    { path: 'taskDefinitionKey', title: 'champ.requis' },
    comment,
  ]);
  expect(forcedFaults({ taskDefinitionKey: 'decision', commentaire: 'Erreur.' }, null)).toEqual([
    { path: 'taskDefinitionKey', title: 'demande.date-cnh-requise' },
  ]);
  expect(forcedFaults({ taskDefinitionKey: 'decision', commentaire: 'Erreur.' }, '2026-12-04')).toEqual([]);
});

test('[DH26] the day of a commission is told at its field', () => {
  const days = { today: '2026-11-20', horizon: '2028-11-20' };
  expect(dateCnhFaults(null, days)).toEqual([{ path: 'dateCnh', title: 'demande.date-cnh-requise' }]);
  expect(dateCnhFaults('2026-11-20', days)).toEqual([]);
});

test('[DX922] a formateur is declared once, by identifier and name', () => {
  const titles = (habilisId: string, nom = 'Martin') =>
    formateurFaults({ habilisId, nom }, ['FOR40001']).map(({ path, title }) => `${path} ${title}`);
  const wrong = 'habilisId habilitations.demande.formateur-identifiant-invalide';
  expect(titles('FOR40002')).toEqual([]);
  expect(titles(' for40002 ')).toEqual([]);
  expect(titles('FOR4')).toEqual([wrong]);
  expect(titles('for40001')).toEqual(['habilisId habilitations.demande.formateur-deja']);
  expect(titles('', ' ')).toEqual([wrong, 'nom champ.nom-requis']);
});
