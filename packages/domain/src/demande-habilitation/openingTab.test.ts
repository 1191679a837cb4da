import { expect, test } from 'vitest';
import { openingTab } from './openingTab.ts';

const niveau = {
  avecTechnique: true,
  avecPlateforme: true,
  pedagogiqueUploadFieldsConfig: [{ id: 1 }],
  techniqueUploadFieldsConfig: [{ id: 2 }],
};
const nobody = { actions: [], points: [], hasAvis: false, niveau };
const action = (key: string, avisRequis = false) => ({ key, avisRequis });
const point = (chemin: string, traite = false, reponse: string | null = null) => ({ chemin, traite, reponse });

test('[DH760] a demande opens on the first tab for who has nothing to do on it', () => {
  expect(openingTab(nobody)).toBe('niveau');
  expect(openingTab({ ...nobody, hasAvis: true })).toBe('niveau');
  expect(openingTab({ ...nobody, actions: [action('Soumet')] })).toBe('niveau');
});

test('[DH760] who gives an avis finds it open, and who judges by those that were given too', () => {
  expect(openingTab({ ...nobody, actions: [action('Affecte'), action('Soumet', true)] })).toBe('avis');
  expect(openingTab({ ...nobody, hasAvis: true, actions: [action('PrendEnCharge'), action('Renvoie')] })).toBe('avis');
  const around = ['PrendEnCharge', 'Libere', 'Affecte'].map((key) => action(key));
  expect(openingTab({ ...nobody, hasAvis: true, actions: around })).toBe('niveau');
});

test('[DH760] who completes finds the field of the first point that waits, or of the first when all are answered', () => {
  const actions = [action('Soumet')];
  const points = [
    point('fileUploads.1', true),
    point('formateurs', false, 'Voici.'),
    point('fileUploads.2', false, '  '),
    point('plateformesFixes'),
  ];
  expect(openingTab({ ...nobody, actions, points })).toBe('technique');
  expect(openingTab({ ...nobody, actions, points: points.slice(0, 2) })).toBe('pedagogie');
  expect(openingTab({ ...nobody, actions, points, niveau: null })).toBe('niveau');
});
