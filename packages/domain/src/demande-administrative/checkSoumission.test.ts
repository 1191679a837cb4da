import { expect, test } from 'vitest';
import { checkSoumission } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { EMPTY_SAISIE } from './emptySaisie.ts';
import { EXAMPLE_SAISIE } from './exampleSaisie.ts';

type Saisie = DemandeAdministrativeSaisie;
const TODAY = '2026-11-20';
const saisie = EXAMPLE_SAISIE;
const NO_TELEPHONE = { indicatif: null, numero: null };
const EMPTY_CONTACT = { nom: null, prenom: null, email: null, telephone: NO_TELEPHONE };
const empty: Saisie = { ...EMPTY_SAISIE, contact: EMPTY_CONTACT, diffusionTelephone: NO_TELEPHONE };
const pieces = [{ champ: 'attestationUrssaf' }, { champ: 'recepisseNda' }];
const check = (changes: Partial<Saisie>, given: readonly { champ: string }[] = pieces) =>
  checkSoumission({ ...saisie, ...changes }, given, { today: TODAY, validiteAttestationJours: 183 });
const contact = (changes: Partial<Saisie['contact']>): Partial<Saisie> => ({
  contact: { ...saisie.contact, ...changes },
});
const place = (codePostal: string | null, ville: string | null): Partial<Saisie> => ({
  adresse: { ...saisie.adresse, codePostalVille: { codePostal, ville } },
});

test('[V12] in a new form a telephone is French until another country is chosen', () => {
  const numero = '0353011234';
  const { contact: blank, diffusionTelephone } = EMPTY_SAISIE;
  const telephones = { contact: { ...blank, telephone: { ...blank.telephone, numero } } };
  const typed = { ...EMPTY_SAISIE, ...telephones, diffusionTelephone: { ...diffusionTelephone, numero } };
  const faults = checkSoumission(typed, [], { today: TODAY, validiteAttestationJours: 183 });
  expect(faults.filter(({ path }) => path.endsWith('elephone.numero'))).toEqual([]);
  expect(faults.filter(({ path }) => path.startsWith('contact')).map(({ path }) => path)).toEqual([
    'contact.prenom',
    'contact.nom',
    'contact.email',
  ]);
});
test('[DA41] a new form declares no activity number under way', () => {
  const typed = { ...EMPTY_SAISIE, typeEntite: 'OF', regime: 'GENERAL' } as const;
  const faults = checkSoumission(typed, [], { today: TODAY, validiteAttestationJours: 183 });
  expect(faults).toContainEqual({ path: 'numeroDeclarationActivite', title: 'champ.nda-requis' });
});
test('[DA10] a whole demande may be submitted', () => expect(check({})).toEqual([]));
test('[DA11] an empty demande is told everything that it lacks, in the form’s order', () => {
  expect(checkSoumission(empty, [], { today: TODAY, validiteAttestationJours: 183 })).toEqual([
    { path: 'siret', title: 'champ.siret-requis' },
    { path: 'raisonSociale', title: 'champ.raison-sociale-requise' },
    { path: 'typeEntite', title: 'champ.type-entite-requis' },
    { path: 'regime', title: 'champ.regime-requis' },
    { path: 'adresse.ligne1', title: 'champ.adresse-requise' },
    { path: 'adresse.codePostalVille.codePostal', title: 'champ.code-postal-requis' },
    { path: 'adresse.codePostalVille.ville', title: 'champ.ville-requise' },
    { path: 'responsableLegal.prenom', title: 'champ.prenom-requis' },
    { path: 'responsableLegal.nom', title: 'champ.nom-requis' },
    { path: 'responsableLegal.fonction', title: 'champ.fonction-requise' },
    { path: 'contact.prenom', title: 'champ.prenom-requis' },
    { path: 'contact.nom', title: 'champ.nom-requis' },
    { path: 'contact.email', title: 'champ.email-requis' },
    { path: 'contact.telephone.numero', title: 'champ.telephone-requis' },
    { path: 'declarationUrssaf', title: 'champ.declaration-urssaf-requise' },
  ]);
});

type Case = readonly [string, Partial<Saisie>, string, string];
const CASES: readonly Case[] = [
  ['[DA37] a name of spaces', { raisonSociale: ' ' }, 'raisonSociale', 'champ.raison-sociale-requise'],
  ['[DA37] no SIRET', { siret: ' ' }, 'siret', 'champ.siret-requis'],
  ['[DA37] a site web without http', { regime: null }, 'regime', 'champ.regime-requis'],
  ['[DA37] no type', { typeEntite: null }, 'typeEntite', 'champ.type-entite-requis'],
  ['[DA37] no city', place('54000', ''), 'adresse.codePostalVille.ville', 'champ.ville-requise'],
  ['[DA38] no mail', contact({ email: '' }), 'contact.email', 'champ.email-requis'],
  [
    '[DA38] no phone',
    contact({ telephone: { indicatif: '+33', numero: ' ' } }),
    'contact.telephone.numero',
    'champ.telephone-requis',
  ],
  ['[V3] a SIRET with a wrong key', { siret: '01023145400018' }, 'siret', 'champ.siret-invalide'],
  ['[DA41] no NDA', { numeroDeclarationActivite: null }, 'numeroDeclarationActivite', 'champ.nda-requis'],
  ['[V5] a wrong NDA', { numeroDeclarationActivite: '12' }, 'numeroDeclarationActivite', 'champ.nda-invalide'],
  ['[DA39] no answer on Urssaf', { declarationUrssaf: null }, 'declarationUrssaf', 'champ.declaration-urssaf-requise'],
  ['[DA39] no date', { dateAttestationUrssaf: null }, 'dateAttestationUrssaf', 'champ.date-attestation-requise'],
  [
    '[DA40] an attestation of tomorrow',
    { dateAttestationUrssaf: '2026-11-21' },
    'dateAttestationUrssaf',
    'champ.date-future',
  ],
  [
    '[DA40] an attestation too old by a day',
    { dateAttestationUrssaf: '2026-05-20' },
    'dateAttestationUrssaf',
    'champ.attestation-perimee',
  ],
  ['[DA43] four digits', place('5400', 'Nancy'), 'adresse.codePostalVille.codePostal', 'champ.code-postal-invalide'],
  ['[DA43] six digits', place('540000', 'Nancy'), 'adresse.codePostalVille.codePostal', 'champ.code-postal-invalide'],
  ['[DA43] a letter', place('2A000', 'Ajaccio'), 'adresse.codePostalVille.codePostal', 'champ.code-postal-invalide'],
  ['[DA44] a wrong contact mail', contact({ email: 'a@b' }), 'contact.email', 'champ.email-invalide'],
  [
    '[DA44] a wrong contact phone',
    contact({ telephone: { indicatif: '+33', numero: '12' } }),
    'contact.telephone.numero',
    'champ.telephone-invalide',
  ],
  [
    '[DA44] a phone without its code',
    contact({ telephone: { indicatif: null, numero: '0353011234' } }),
    'contact.telephone.numero',
    'champ.telephone-invalide',
  ],
  ['[DA44] a wrong published mail', { diffusionEmail: 'a@b' }, 'diffusionEmail', 'champ.email-invalide'],
  ['[DA44] a wrong site', { diffusionSiteWeb: 'pas un site' }, 'diffusionSiteWeb', 'champ.site-web-invalide'],
  [
    '[DA44] a wrong published phone',
    { diffusionTelephone: { indicatif: '+33', numero: '1' } },
    'diffusionTelephone.numero',
    'champ.telephone-invalide',
  ],
  [
    '[DA42] published with no way to be reached',
    { diffusionEmail: null, diffusionSiteWeb: '' },
    'diffusion',
    'champ.diffusion-moyen-requis',
  ],
];
test.each(CASES)('%s is refused, and nothing else', (_title, changes, path, title) => {
  expect(check(changes)).toEqual([{ path, title }]);
});

type Right = readonly [string, Partial<Saisie>];
const RIGHT: readonly Right[] = [
  ['[DA39] no salaried staff: no attestation', { declarationUrssaf: false, dateAttestationUrssaf: null }],
  ['[DA40] an attestation of today', { dateAttestationUrssaf: TODAY }],
  ['[DA40] an attestation of its last day', { dateAttestationUrssaf: '2026-05-21' }],
  ['[DA41] a declaration under way', { numeroDeclarationActivite: null, ndaEnCours: true }],
  ['[DA41] a site web with another protocol', { numeroDeclarationActivite: null, regime: 'AGRICOLE' }],
  ['[DA41] a company', { numeroDeclarationActivite: null, typeEntite: 'ENT' }],
  [
    '[DA42] published by phone alone',
    { diffusionEmail: null, diffusionSiteWeb: null, diffusionTelephone: { indicatif: '+33', numero: '0353011234' } },
  ],
  ['[DA42] published by site alone', { diffusionEmail: '' }],
  ['[DA42] not published', { diffusion: false, diffusionEmail: null, diffusionSiteWeb: null }],
  ['[DA44] spaces alone are nothing given', { diffusionSiteWeb: '  ' }],
  ['[DA44] spaces around a site', { diffusionSiteWeb: ' www.example.org ' }],
  [
    '[DA48] a wrong number is dropped when the declaration is under way',
    { numeroDeclarationActivite: '12', ndaEnCours: true },
  ],
];
test.each(RIGHT)('%s may be submitted', (_title, changes) => expect(check(changes)).toEqual([]));

test('[DA40] the life of an attestation is a setting', () => {
  const given = (validiteAttestationJours: number) =>
    checkSoumission(saisie, pieces, { today: TODAY, validiteAttestationJours });
  expect(given(50)).toEqual([]);
  expect(given(49)).toEqual([{ path: 'dateAttestationUrssaf', title: 'champ.attestation-perimee' }]);
});
test('[DA12] documents that the answers call for must be there', () => {
  expect(check({}, [])).toEqual(
    ['attestationUrssaf', 'recepisseNda'].map((champ) => ({
      path: `fileUploads.${champ}`,
      title: 'champ.piece-requise',
    })),
  );
  expect(check({}, [{ champ: 'recepisseNda' }])).toEqual([
    { path: 'fileUploads.attestationUrssaf', title: 'champ.piece-requise' },
  ]);
  expect(check({ declarationUrssaf: false, ndaEnCours: true, dateAttestationUrssaf: null }, [])).toEqual([]);
});
test('[DA13] type E is not asked for a contact, the rest it is', () => {
  expect(check({ typeEntite: 'E', contact: EMPTY_CONTACT })).toEqual([]);
  expect(check({ typeEntite: 'E', contact: EMPTY_CONTACT, raisonSociale: null })).toEqual([
    { path: 'raisonSociale', title: 'champ.raison-sociale-requise' },
  ]);
});
