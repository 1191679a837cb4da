import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSoumission } from './checkSoumission.ts';
import { tabOfField, tabsOf } from './tabOfField.ts';

const niveau = {
  avecTechnique: true,
  avecPlateforme: true,
  pedagogiqueUploadFieldsConfig: [
    { id: 1, obligatoire: true },
    { id: 2, obligatoire: false },
  ],
  techniqueUploadFieldsConfig: [
    { id: 7, obligatoire: true },
    { id: 8, obligatoire: false },
  ],
};

test('[V19] a demande has the tabs of its niveau, and only one while none is chosen', () => {
  expect(tabsOf(null)).toEqual(['niveau']);
  expect(tabsOf({ avecTechnique: false, avecPlateforme: false })).toEqual([
    'niveau',
    'pedagogie',
    'formateurs',
    'documents',
  ]);
  expect(tabsOf(niveau)).toEqual(['niveau', 'pedagogie', 'technique', 'plateformes', 'formateurs', 'documents']);
});

test('[V19] every field stands on one tab', () => {
  const paths = [
    'dispositifNiveauId',
    'fileUploads.1',
    'fileUploads.7',
    'plateformesFixes.0.adresse.ligne1',
    'formateurs.0.habilisId',
    'fileUploads.lettreEngagement',
    'fileUploads.I',
  ];
  expect(paths.map((path) => tabOfField(path, niveau))).toEqual([
    'niveau',
    'pedagogie',
    'technique',
    'plateformes',
    'formateurs',
    'documents',
    'documents',
  ]);
  expect(paths.map((path) => tabOfField(path, null))).toEqual(paths.map(() => 'niveau'));
});

test('[V19] whatever keeps a demande from being submitted stands on a tab that it has', () => {
  const anyNiveau = fc.option(
    fc
      .record({ ouvert: fc.boolean(), avecTechnique: fc.boolean(), avecPlateforme: fc.boolean() })
      .map((flags) => ({ ...niveau, ...flags })),
  );
  fc.assert(
    fc.property(anyNiveau, fc.constantFrom('INI', 'REN', 'APF'), fc.boolean(), (asked, mode, plateformeMobile) => {
      const plateformesFixes = [{ ligne1: '', codePostal: '5400', ville: null }];
      const faults = checkSoumission({
        mode,
        niveau: asked,
        isJamaisSoumise: true,
        formateurs: [],
        plateformesFixes: plateformeMobile ? [] : plateformesFixes,
        plateformeMobile,
        champs: [],
      });
      expect(faults.length).toBeGreaterThan(0);
      for (const { path } of faults) expect(tabsOf(asked)).toContain(tabOfField(path, asked));
    }),
  );
});
