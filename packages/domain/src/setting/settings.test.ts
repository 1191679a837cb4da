import { expect, test } from 'vitest';
import { contentTypesOf } from '../file-name/contentTypesOf.ts';
import { DEFAULT_SETTINGS, DEMONSTRATION_SETTINGS } from './settings.ts';

test('[K21] the defaults are those that were agreed', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    tailleMaxFichierOctets: 10_485_760,
    tailleMaxRequeteOctets: 62_914_560,
    delaiInstructionDaJours: 30,
    delaiComplementJours: 30,
    delaiValidationCaisseJours: 15,
    delaiSuspensionJours: 15,
    validiteAttestationUrssafJours: 183,
  });
});
test('[SF7] a demonstration asks nobody for a second factor, and otherwise has the defaults', () => {
  expect(DEMONSTRATION_SETTINGS).toEqual({ ...DEFAULT_SETTINGS, rolesSecondFacteur: [] });
});
test('[K21] every extension allowed by default has a content type', () => {
  const { extensionsFichier, extensionsSupport, extensionsManuel } = DEFAULT_SETTINGS;
  for (const extension of [...extensionsFichier, ...extensionsSupport, ...extensionsManuel]) {
    expect(contentTypesOf([extension])).toHaveLength(1);
  }
});
