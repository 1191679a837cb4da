import { expect, test } from 'vitest';
import { durcissementsDe } from './durcissementsDe.ts';
import { NIVEAU, typed } from './test/exampleNiveau.ts';

const of = (changes: Partial<typeof NIVEAU>, before: Partial<typeof NIVEAU> = {}) =>
  durcissementsDe({ ...NIVEAU, ...before }, { ...NIVEAU, ...before, ...changes }, '2026-11-20');

test('[DN1030] a niveau is stricter by what it closes, shortens, narrows, asks of formateurs or asks for', () => {
  expect(of({})).toEqual([]);
  expect(of({ ouvert: false })).toEqual(['fermeture']);
  expect(of({ ouvert: true }, { ouvert: false })).toEqual([]);
  expect(of({ dureeValiditeHabilitation: 2 })).toEqual(['validite']);
  expect(of({ dureeValiditeCertificat: 24 })).toEqual(['validite']);
  expect(of({ dureeValiditeHabilitation: 4 })).toEqual([]);
  expect(of({ niveauFormateurId: 4 })).toEqual(['formateur']);
  expect(of({ niveauFormateurId: 5 }, { niveauFormateurId: 4 })).toEqual(['formateur']);
  expect(of({ niveauFormateurId: null }, { niveauFormateurId: 4 })).toEqual([]);
  expect(of({ nbStagiairesMin: 3 })).toEqual(['groupe']);
  expect(of({ nbStagiairesMax: 7 })).toEqual(['groupe']);
  expect(of({ nbStagiairesMin: 1, nbStagiairesMax: 9 })).toEqual([]);
  expect(of({ toleranceMacMois: 6 })).toEqual(['tolerance']);
  expect(of({ toleranceMacMois: 5 }, { toleranceMacMois: 6 })).toEqual(['tolerance']);
  expect(of({ toleranceMacMois: 7 }, { toleranceMacMois: 6 })).toEqual([]);
  expect(of({ toleranceMacMois: null }, { toleranceMacMois: 6 })).toEqual([]);
});

test('[DN1030] a document that becomes mandatory is stricter, one that is retired or optional is not', () => {
  const withPieces = (...champs: ReturnType<typeof typed>[]) =>
    durcissementsDe(NIVEAU, { ...NIVEAU, pedagogiqueUploadFieldsConfig: champs }, '2026-11-20');
  const [programme, deroule] = [typed(1, 'Programme'), typed(2, 'Déroulé')];
  expect(withPieces(programme, deroule)).toEqual([]);
  expect(withPieces(programme, { ...deroule, retire: true })).toEqual([]);
  expect(withPieces(programme, deroule, typed(null, 'Plan'))).toEqual(['pieces']);
  expect(withPieces(programme, deroule, typed(null, 'Plan', { obligatoire: false }))).toEqual([]);
  const technique = [...NIVEAU.techniqueUploadFieldsConfig, typed(null, 'Plan')];
  expect(durcissementsDe(NIVEAU, { ...NIVEAU, techniqueUploadFieldsConfig: technique }, '2026-11-20')).toEqual([
    'pieces',
  ]);
});
