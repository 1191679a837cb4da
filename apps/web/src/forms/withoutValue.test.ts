import { expect, test } from 'vitest';
import { pathsOf, withoutValue } from './withoutValue.ts';

test('a form is tried without each of its values', () => {
  const saisie = { nom: 'Metz', jour: '2026-11-28', nombre: 3, choix: ['a'], lieux: [{ ville: 'Nancy' }], vide: null };
  expect(pathsOf(saisie)).toEqual(['nom', 'jour', 'nombre', 'choix', 'lieux', 'lieux.0.ville', 'vide']);
  expect(withoutValue(saisie, 'nom')).toEqual({ ...saisie, nom: null });
  expect(withoutValue(saisie, 'jour')).toEqual({ ...saisie, jour: null });
  expect(withoutValue(saisie, 'nombre')).toEqual({ ...saisie, nombre: null });
  expect(withoutValue(saisie, 'choix')).toEqual({ ...saisie, choix: [] });
  expect(withoutValue(saisie, 'lieux.0.ville')).toEqual({ ...saisie, lieux: [{ ville: null }] });
  expect(withoutValue(saisie, 'vide')).toEqual(saisie);
  expect(withoutValue(saisie, 'ailleurs.ici')).toEqual({ ...saisie, ailleurs: undefined });
});
