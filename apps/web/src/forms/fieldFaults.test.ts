import { ProblemError } from '@habilis/api/client/errors';
import { expect, test } from 'vitest';
import { faultsOf, pathsOf, valueAt, withoutValue } from './fieldFaults.ts';

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

test('a form is tried without each of its values', () => {
  const saisie = { nom: 'Metz', jour: '2026-11-28', nombre: 3, choix: ['a'], lieux: [{ ville: 'Nancy' }], vide: null };
  expect(pathsOf(saisie)).toEqual(['nom', 'jour', 'nombre', 'choix', 'lieux', 'lieux.0.ville', 'vide']);
  expect(withoutValue(saisie, 'nom')).toEqual({ ...saisie, nom: '' });
  expect(withoutValue(saisie, 'jour')).toEqual({ ...saisie, jour: null });
  expect(withoutValue(saisie, 'nombre')).toEqual({ ...saisie, nombre: null });
  expect(withoutValue(saisie, 'choix')).toEqual({ ...saisie, choix: [] });
  expect(withoutValue(saisie, 'lieux.0.ville')).toEqual({ ...saisie, lieux: [{ ville: '' }] });
  expect(withoutValue(saisie, 'vide')).toEqual(saisie);
  expect(withoutValue(saisie, 'ailleurs.ici')).toEqual({ ...saisie, ailleurs: undefined });
});
