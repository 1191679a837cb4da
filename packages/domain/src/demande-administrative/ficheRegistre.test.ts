import { expect, test } from 'vitest';
import { EMPTY_SAISIE } from './emptySaisie.ts';
import { type FicheRegistre, filledByRegistre, otherwiseInRegistre } from './ficheRegistre.ts';

const FICHE: FicheRegistre = {
  siret: '01023145400017',
  raisonSociale: 'Atelier du Geste',
  adresse: { ligne1: '4 rue de la Halle', codePostal: '54000', ville: 'Nancy' },
  typeEntite: 'OF',
  numeroDeclarationActivite: '44540123454',
};
const ADRESSE = { ligne1: '4 rue de la Halle', ligne2: null, codePostalVille: { codePostal: '54000', ville: 'Nancy' } };
const NOTHING: FicheRegistre = {
  siret: FICHE.siret,
  raisonSociale: null,
  adresse: { ligne1: null, codePostal: null, ville: null },
  typeEntite: null,
  numeroDeclarationActivite: null,
};

test('[DA890] the register fills in what is empty: name, address, type and activity number', () => {
  expect(filledByRegistre(EMPTY_SAISIE, FICHE)).toEqual({
    raisonSociale: 'Atelier du Geste',
    adresse: ADRESSE,
    typeEntite: 'OF',
    numeroDeclarationActivite: '44540123454',
  });
  expect(filledByRegistre(EMPTY_SAISIE, NOTHING)).toEqual({});
});

test('[DA890] nothing that was typed is replaced, a line of an address included', () => {
  const typed = {
    ...EMPTY_SAISIE,
    raisonSociale: 'Le Geste',
    typeEntite: 'ENT',
    adresse: { ...EMPTY_SAISIE.adresse, ligne2: 'Bâtiment B' },
  } as const;
  expect(filledByRegistre(typed, FICHE)).toEqual({});
  expect(filledByRegistre({ ...EMPTY_SAISIE, raisonSociale: ' ' }, FICHE).raisonSociale).toBe('Atelier du Geste');
});

test('[DA890] an activity number is for a training organisation that declares none under way', () => {
  expect(filledByRegistre({ ...EMPTY_SAISIE, typeEntite: 'OF' }, FICHE).numeroDeclarationActivite).toBe('44540123454');
  expect(filledByRegistre({ ...EMPTY_SAISIE, ndaEnCours: true }, FICHE)).not.toHaveProperty(
    'numeroDeclarationActivite',
  );
  const given = { ...EMPTY_SAISIE, numeroDeclarationActivite: '11750345675' };
  expect(filledByRegistre(given, FICHE)).not.toHaveProperty('numeroDeclarationActivite');
});

test('[DA890] what was typed otherwise is taken over only when asked; capitals and spaces make no difference', () => {
  const same = { ...EMPTY_SAISIE, raisonSociale: 'ATELIER DU GESTE ', adresse: ADRESSE };
  expect(otherwiseInRegistre(same, FICHE)).toBeNull();
  expect(otherwiseInRegistre({ ...same, raisonSociale: 'Le Geste' }, FICHE)).toEqual({
    raisonSociale: 'Atelier du Geste',
  });
  for (const changes of [
    { ligne1: '5 rue de la Halle' },
    { codePostalVille: { codePostal: '54100', ville: 'Nancy' } },
    { codePostalVille: { codePostal: '54000', ville: 'Maxéville' } },
  ]) {
    expect(otherwiseInRegistre({ ...same, adresse: { ...ADRESSE, ...changes } }, FICHE)).toEqual({ adresse: ADRESSE });
  }
  expect(otherwiseInRegistre(EMPTY_SAISIE, NOTHING)).toBeNull();
});
