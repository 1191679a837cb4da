import { expect, test } from 'vitest';
import { valeursDuModele } from './valeursDuModele.ts';

test('[C8] a model gives its legal text, and its signatory with the function below the name', () => {
  const signataire = { nom: 'Claire Aubry', fonction: 'Directrice des risques' };
  expect(valeursDuModele({ texteLegal: 'Arrêté du 22 décembre 2015', signataire })).toEqual({
    texteLegal: 'Arrêté du 22 décembre 2015',
    signataire: 'Claire Aubry\nDirectrice des risques',
  });
});

test('[C8] what a model does not have leaves its zone empty, without an empty line', () => {
  const signedBy = (nom: string, fonction: string) =>
    valeursDuModele({ texteLegal: null, signataire: { nom, fonction } });
  expect(signedBy('', '')).toEqual({ texteLegal: '', signataire: '' });
  expect(signedBy('Claire Aubry', '').signataire).toBe('Claire Aubry');
  expect(signedBy('', 'Directrice').signataire).toBe('Directrice');
});
