import { expect, test } from 'vitest';
import { openingTab } from './openingTab.ts';
import type { DaTaskKey } from './taskKeys.ts';

const seen = (task: DaTaskKey) => ({
  currentWorkflowTask: { currentTaskDefinitionKey: task },
  actionsPossibles: [{}],
  champsRetenus: [],
});
const points = [
  { chemin: 'contact', traite: false, reponse: null },
  { chemin: 'adresse', traite: false, reponse: null },
];
const asked = { reponduLe: null, points };
const answered = { reponduLe: '2026-11-20T09:00:00Z', points };

test('[DA860] a demande administrative opens on its first tab for who has nothing to do on a field', () => {
  expect(openingTab(seen('da_saisie'))).toBe('entite');
  expect(openingTab(seen('da_instruction'))).toBe('entite');
  expect(openingTab({ ...seen('da_complement'), actionsPossibles: [] }, asked)).toBe('entite');
  expect(openingTab(seen('da_complement'), { ...asked, points: [] })).toBe('entite');
});

test('[DA860] it opens on the field of the first point for who completes it, and for who examines it when it came back', () => {
  expect(openingTab(seen('da_complement'), asked)).toBe('contact');
  const answeredOnce = points.map((point, rank) => ({ ...point, traite: rank === 0 }));
  expect(openingTab(seen('da_complement'), { ...asked, points: answeredOnce })).toBe('adresse');
  expect(openingTab(seen('da_instruction'), answered)).toBe('contact');
  expect(openingTab(seen('da_saisie'), answered)).toBe('entite');
});

test('[DA860] it opens on the first field that is held back for who must correct it', () => {
  const champsRetenus = [{ path: 'fileUploads.urssaf' }, { path: 'siret' }];
  expect(openingTab({ ...seen('da_saisie'), champsRetenus })).toBe('pieces');
});
