import { ProblemError } from '@habilis/api/client/errors';
import { expect, test } from 'vitest';
import { faultsOf, valueAt } from './fieldFaults.ts';

test('a refusal tells the faults of its fields, and of a field that it means', () => {
  const errors = [
    { path: 'siret', title: 'champ.siren-ferme' },
    { path: 'currentWorkflowTask.assignedUserHabilisId', title: 'champ.invalide' },
  ];
  const taken = new ProblemError(409, { title: 'demande-administrative.siret-deja-utilise' });
  expect(faultsOf(new ProblemError(400, { title: 'donnees-invalides', errors }))).toEqual([errors[0]]);
  expect(faultsOf(taken, { [taken.problem.title]: 'siret' })).toEqual([
    { path: 'siret', title: 'demande-administrative.siret-deja-utilise' },
  ]);
  expect(faultsOf(new ProblemError(409, { title: 'demande.version-perimee' }))).toEqual([]);
  expect(faultsOf(new Error('other'))).toEqual([]);
});

test('a value is found by its path', () => {
  expect(valueAt({ adresse: { codePostalVille: { ville: 'Metz' } } }, 'adresse.codePostalVille.ville')).toBe('Metz');
  expect(valueAt({ adresse: null }, 'adresse.ligne1')).toBeUndefined();
});
