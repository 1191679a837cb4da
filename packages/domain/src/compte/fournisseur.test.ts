import { expect, test } from 'vitest';
import { isMultifacteur } from './isMultifacteur.ts';
import { isOfEtablissement } from './isOfEtablissement.ts';

test('[SF16] a provider’s second factor counts where its `acr` or `amr` say so; an unknown value says nothing', () => {
  expect(isMultifacteur('eidas1', ['pwd', 'mfa'])).toBe(true);
  expect(isMultifacteur('eidas2', [])).toBe(true);
  expect(isMultifacteur('eidas3', ['pwd'])).toBe(true);
  expect(isMultifacteur('https://proconnect.gouv.fr/assurance/consistency-checked-2fa', [])).toBe(true);
  expect(isMultifacteur('https://proconnect.gouv.fr/assurance/self-asserted', ['pwd'])).toBe(false);
  expect(isMultifacteur('eidas0', ['pwd', 'mail'])).toBe(false);
  expect(isMultifacteur(null, [])).toBe(false);
});

test('[SF17] a session of an establishment holds the roles of its entite, and those of none', () => {
  expect(isOfEtablissement('01023145400017', '01023145400017')).toBe(true);
  expect(isOfEtablissement('01023145400017', '01023145400025')).toBe(false);
  expect(isOfEtablissement('01023145400017', null)).toBe(true);
  expect(isOfEtablissement(null, '01023145400025')).toBe(true);
});
