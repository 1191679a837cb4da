import { expect, test } from 'vitest';
import { EMPTY_SAISIE } from './emptySaisie.ts';
import { faitsOf } from './faitsOf.ts';
import { ANCRES_ADMINISTRATIVES } from './valeurAdministrative.ts';

const FULL = {
  ...EMPTY_SAISIE,
  raisonSociale: 'Meuse Prévention Active',
  siret: '41827306600021',
  typeEntite: 'OF',
  regime: 'GENERAL',
  numeroDeclarationActivite: '44550187255',
  declarationUrssaf: true,
  dateAttestationUrssaf: '2026-10-12',
  adresse: { ligne1: '14, rue du Bourg', ligne2: null, codePostalVille: { codePostal: '55000', ville: 'Bar-le-Duc' } },
  responsableLegal: { nom: 'Marchal', prenom: 'Sophie', fonction: 'Gérante' },
  contact: {
    nom: 'Husson',
    prenom: 'Anne',
    email: 'anne@exemple.fr',
    telephone: { indicatif: '+33', numero: '0329000000' },
  },
  diffusion: true,
  diffusionEmail: 'bonjour@exemple.fr',
  diffusionSiteWeb: 'https://exemple.fr',
  diffusionTelephone: { indicatif: '+352', numero: '621000' },
} as const;
const valuesOf = (saisie: Parameters<typeof faitsOf>[0]) =>
  Object.fromEntries(
    Object.values(faitsOf(saisie))
      .flat()
      .map(({ nom, valeur }) => [nom, valeur]),
  );

test('[DX971] the facts are grouped as the tabs, identifiers spaced, parts of an address or of a name in one', () => {
  const tabs = faitsOf(FULL);
  expect(Object.entries(tabs).map(([tab, faits]) => [tab, ...faits.map(({ nom }) => nom)])).toEqual([
    [
      'entite',
      'raisonSociale',
      'siret',
      'typeEntite',
      'regime',
      'numeroDeclarationActivite',
      'declarationUrssaf',
      'dateAttestationUrssaf',
    ],
    ['adresse', 'adresse'],
    ['contact', 'responsable', 'fonction', 'contact', 'contactEmail', 'contactTelephone'],
    ['diffusion', 'diffusion', 'diffusionEmail', 'diffusionSiteWeb', 'diffusionTelephone'],
  ]);
  expect(valuesOf(FULL)).toMatchObject({
    siret: '418 273 066 00021',
    numeroDeclarationActivite: '44 55 01872 55',
    declarationUrssaf: 'oui',
    adresse: '14, rue du Bourg, 55000 Bar-le-Duc',
    responsable: 'Sophie Marchal',
    contactTelephone: '03 29 00 00 00',
    diffusionTelephone: '+352 62 10 00',
  });
  expect(tabs.entite.map(({ genre }) => genre)).toEqual([
    'texte',
    'identifiant',
    'typeEntite',
    'regime',
    'identifiant',
    'oui-non',
    'date',
  ]);
  expect(tabs.diffusion.map(({ genre }) => genre)).toEqual(['oui-non', 'texte', 'texte', 'texte']);
});
test('[DX971] what does not apply is left out, what is empty is told as null', () => {
  const faits = faitsOf(EMPTY_SAISIE);
  expect(faits.entite.map(({ nom }) => nom)).not.toContain('numeroDeclarationActivite');
  expect(faits.entite.map(({ nom }) => nom)).not.toContain('dateAttestationUrssaf');
  expect(valuesOf(EMPTY_SAISIE)).toMatchObject({
    siret: null,
    adresse: null,
    responsable: null,
    contactTelephone: null,
  });
  expect(valuesOf({ ...FULL, ndaEnCours: true })).toMatchObject({ numeroDeclarationActivite: 'en-cours' });
  expect(valuesOf({ ...FULL, numeroDeclarationActivite: null })).toMatchObject({ numeroDeclarationActivite: null });
  expect(valuesOf({ ...FULL, declarationUrssaf: false })).toMatchObject({ declarationUrssaf: 'non' });
  expect(valuesOf({ ...FULL, declarationUrssaf: null })).toMatchObject({ declarationUrssaf: null });
  expect(faitsOf({ ...FULL, diffusion: false }).diffusion).toHaveLength(1);
  expect(faitsOf({ ...FULL, typeEntite: 'E' })).toMatchObject({
    diffusion: [],
    contact: [{ nom: 'responsable' }, { nom: 'fonction' }],
  });
  const bare = { indicatif: null, numero: '0329000000' };
  expect(valuesOf({ ...FULL, diffusionTelephone: bare })).toMatchObject({ diffusionTelephone: '03 29 00 00 00' });
});
test('[DX971] every fact names an anchor that a point can target', () => {
  const named = Object.values(faitsOf(FULL)).flatMap((faits) => faits.map(({ ancre }) => ancre));
  expect(named.filter((ancre) => !ANCRES_ADMINISTRATIVES.includes(ancre))).toEqual([]);
});
