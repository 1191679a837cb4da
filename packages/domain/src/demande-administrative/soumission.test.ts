import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { applyTypeEntite } from './applyTypeEntite.ts';
import { checkSoumission } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { normalizeSaisie } from './normalizeSaisie.ts';
import { PIECES, piecesRequises } from './piecesRequises.ts';
import { REGIMES } from './REGIMES.ts';
import { SENSITIVE_FIELDS } from './sensitiveFields.ts';
import { DA_TABS, tabOfField } from './tabOfField.ts';
import { TYPES_ENTITE } from './TYPES_ENTITE.ts';

type Saisie = DemandeAdministrativeSaisie;
const TODAY = '2026-11-20';
const saisie: Saisie = {
  raisonSociale: 'Lorraine Prévention Formation',
  siret: '010 231 454 00017',
  numeroDeclarationActivite: '44 54 01234 54',
  ndaEnCours: false,
  regime: 'GENERAL',
  declarationUrssaf: true,
  dateAttestationUrssaf: '2026-10-01',
  typeEntite: 'OF',
  adresse: { ligne1: '1 rue Haute', ligne2: null, codePostalVille: { codePostal: '54000', ville: 'Nancy' } },
  responsableLegal: { nom: 'Marchal', prenom: 'Sophie', fonction: 'Directrice' },
  contact: {
    nom: 'Marchal',
    prenom: 'Sophie',
    email: 's.marchal@example.org',
    telephone: { indicatif: '+33', numero: '03 53 01 12 34' },
  },
  diffusion: true,
  diffusionEmail: 'contact@example.org',
  diffusionSiteWeb: 'www.example.org',
  diffusionTelephone: { indicatif: '+33', numero: null },
};
const NO_TELEPHONE = { indicatif: null, numero: null };
const EMPTY_CONTACT = { nom: null, prenom: null, email: null, telephone: NO_TELEPHONE };
const empty: Saisie = {
  raisonSociale: null,
  siret: null,
  numeroDeclarationActivite: null,
  ndaEnCours: false,
  regime: null,
  declarationUrssaf: null,
  dateAttestationUrssaf: null,
  typeEntite: null,
  adresse: { ligne1: null, ligne2: null, codePostalVille: { codePostal: null, ville: null } },
  responsableLegal: { nom: null, prenom: null, fonction: null },
  contact: EMPTY_CONTACT,
  diffusion: false,
  diffusionEmail: null,
  diffusionSiteWeb: null,
  diffusionTelephone: NO_TELEPHONE,
};
const pieces = [{ champ: 'attestationUrssaf' }, { champ: 'recepisseNda' }];
const check = (changes: Partial<Saisie>, given: readonly { champ: string }[] = pieces) =>
  checkSoumission({ ...saisie, ...changes }, given, { today: TODAY, validiteAttestationJours: 183 });
const contact = (changes: Partial<Saisie['contact']>): Partial<Saisie> => ({
  contact: { ...saisie.contact, ...changes },
});
const place = (codePostal: string | null, ville: string | null): Partial<Saisie> => ({
  adresse: { ...saisie.adresse, codePostalVille: { codePostal, ville } },
});
const typedTexts = fc.option(fc.string({ maxLength: 20 }));
const telephones = fc.record({ indicatif: fc.constantFrom(null, '+33', '+262'), numero: typedTexts });
const saisies: fc.Arbitrary<Saisie> = fc.record({
  raisonSociale: typedTexts,
  siret: typedTexts,
  numeroDeclarationActivite: typedTexts,
  ndaEnCours: fc.boolean(),
  regime: fc.constantFrom(null, ...REGIMES),
  declarationUrssaf: fc.constantFrom(null, true, false),
  dateAttestationUrssaf: fc.option(fc.integer({ min: -400, max: 40 }).map((days) => addDays(TODAY, days))),
  typeEntite: fc.constantFrom(null, ...TYPES_ENTITE),
  adresse: fc.record({
    ligne1: typedTexts,
    ligne2: typedTexts,
    codePostalVille: fc.record({ codePostal: typedTexts, ville: typedTexts }),
  }),
  responsableLegal: fc.record({ nom: typedTexts, prenom: typedTexts, fonction: typedTexts }),
  contact: fc.record({ nom: typedTexts, prenom: typedTexts, email: typedTexts, telephone: telephones }),
  diffusion: fc.boolean(),
  diffusionEmail: typedTexts,
  diffusionSiteWeb: typedTexts,
  diffusionTelephone: telephones,
});

test('[F9] types of entity are OF, ENT, EP, E', () => expect(TYPES_ENTITE).toEqual(['OF', 'ENT', 'EP', 'E']));
test('[F10] régimes are those of the study', () => {
  expect(REGIMES).toEqual(['GENERAL', 'AGRICOLE', 'FONCTION_PUBLIQUE', 'SPECIAL', 'INDEPENDANT', 'AUTRE']);
});
test('[DA10] a whole request may be submitted', () => expect(check({})).toEqual([]));
test('[DA11] an empty request is told everything that it lacks, in the form’s order', () => {
  expect(checkSoumission(empty, [], { today: TODAY, validiteAttestationJours: 183 })).toEqual([
    { path: 'raisonSociale', title: 'champ.raison-sociale-requise' },
    { path: 'siret', title: 'champ.siret-requis' },
    { path: 'regime', title: 'champ.regime-requis' },
    { path: 'typeEntite', title: 'champ.type-entite-requis' },
    { path: 'adresse.ligne1', title: 'champ.adresse-requise' },
    { path: 'adresse.codePostalVille.codePostal', title: 'champ.code-postal-requis' },
    { path: 'adresse.codePostalVille.ville', title: 'champ.ville-requise' },
    { path: 'responsableLegal.nom', title: 'champ.nom-requis' },
    { path: 'responsableLegal.prenom', title: 'champ.prenom-requis' },
    { path: 'responsableLegal.fonction', title: 'champ.fonction-requise' },
    { path: 'contact.nom', title: 'champ.nom-requis' },
    { path: 'contact.prenom', title: 'champ.prenom-requis' },
    { path: 'contact.email', title: 'champ.email-requis' },
    { path: 'contact.telephone.numero', title: 'champ.telephone-requis' },
    { path: 'declarationUrssaf', title: 'champ.declaration-urssaf-requise' },
  ]);
});

type Case = readonly [string, Partial<Saisie>, string, string];
const CASES: readonly Case[] = [
  ['[DA37] a name of spaces', { raisonSociale: ' ' }, 'raisonSociale', 'champ.raison-sociale-requise'],
  ['[DA37] no SIRET', { siret: ' ' }, 'siret', 'champ.siret-requis'],
  ['[DA37] no scheme', { regime: null }, 'regime', 'champ.regime-requis'],
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
    '[DA40] a certificate of tomorrow',
    { dateAttestationUrssaf: '2026-11-21' },
    'dateAttestationUrssaf',
    'champ.date-future',
  ],
  [
    '[DA40] a certificate too old by a day',
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
  ['[DA39] no salaried staff: no certificate', { declarationUrssaf: false, dateAttestationUrssaf: null }],
  ['[DA40] a certificate of today', { dateAttestationUrssaf: TODAY }],
  ['[DA40] a certificate of its last day', { dateAttestationUrssaf: '2026-05-21' }],
  ['[DA41] a declaration under way', { numeroDeclarationActivite: null, ndaEnCours: true }],
  ['[DA41] another scheme', { numeroDeclarationActivite: null, regime: 'AGRICOLE' }],
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

test('[DA40] the life of a certificate is a setting', () => {
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
test('[DA45] the Urssaf certificate is mandatory when declarationUrssaf is true', () => {
  const of = (declarationUrssaf: boolean | null) =>
    piecesRequises({ ...saisie, declarationUrssaf }).find(({ champ }) => champ === 'attestationUrssaf');
  expect([of(true)?.obligatoire, of(false)?.obligatoire, of(null)?.obligatoire]).toEqual([true, false, false]);
});
test('[DA46] the NDA receipt is asked of an OF, mandatory when it gives a number', () => {
  const of = (changes: Partial<Saisie>) =>
    piecesRequises({ ...saisie, ...changes }).find(({ champ }) => champ === 'recepisseNda')?.obligatoire;
  expect([of({}), of({ numeroDeclarationActivite: null }), of({ ndaEnCours: true })]).toEqual([true, false, false]);
  expect([
    of({ typeEntite: 'ENT' }),
    of({ typeEntite: 'EP' }),
    of({ typeEntite: 'E' }),
    of({ typeEntite: null }),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
test('[DA47] the register extract and other documents are optional', () => {
  fc.assert(
    fc.property(saisies, (typed) => {
      const slots = piecesRequises(typed);
      expect(
        slots
          .filter(({ champ }) => champ === 'extraitImmatriculation' || champ === 'autre')
          .map(({ obligatoire }) => obligatoire),
      ).toEqual([false, false]);
      expect(slots.map(({ champ }) => champ)).toEqual(
        PIECES.filter((piece) => piece !== 'recepisseNda' || typed.typeEntite === 'OF'),
      );
    }),
  );
});
test('[DA8] type E has neither contact nor publication, whatever was typed', () => {
  fc.assert(
    fc.property(saisies, (typed) => {
      expect(applyTypeEntite({ ...typed, typeEntite: 'E' })).toEqual({
        ...typed,
        typeEntite: 'E',
        contact: EMPTY_CONTACT,
        diffusion: false,
        diffusionEmail: null,
        diffusionSiteWeb: null,
        diffusionTelephone: NO_TELEPHONE,
      });
      if (typed.typeEntite !== 'E') expect(applyTypeEntite(typed)).toBe(typed);
    }),
  );
});
test('[DA13] type E is not asked for a contact, the rest it is', () => {
  expect(check({ typeEntite: 'E', contact: EMPTY_CONTACT })).toEqual([]);
  expect(check({ typeEntite: 'E', contact: EMPTY_CONTACT, raisonSociale: null })).toEqual([
    { path: 'raisonSociale', title: 'champ.raison-sociale-requise' },
  ]);
});
test('[DA9] numbers are stored without spaces, empty ones as null', () => {
  expect(normalizeSaisie(saisie)).toEqual({
    ...saisie,
    siret: '01023145400017',
    numeroDeclarationActivite: '44540123454',
    contact: { ...saisie.contact, telephone: { indicatif: '+33', numero: '0353011234' } },
  });
  expect(normalizeSaisie({ ...saisie, siret: ' ', numeroDeclarationActivite: '' })).toMatchObject({
    siret: null,
    numeroDeclarationActivite: null,
  });
  expect(normalizeSaisie({ ...saisie, numeroDeclarationActivite: '94 2a 01234 2a' }).numeroDeclarationActivite).toBe(
    '942A012342A',
  );
  expect(
    normalizeSaisie({ ...saisie, diffusionTelephone: { indicatif: '+33', numero: '05 36 49 12 40' } })
      .diffusionTelephone.numero,
  ).toBe('0536491240');
});
test('[DA48] a declaration under way stores no NDA', () => {
  expect(normalizeSaisie({ ...saisie, ndaEnCours: true }).numeroDeclarationActivite).toBeNull();
});
test('[DA49] putting a request in order twice changes nothing more, nor what is checked', () => {
  fc.assert(
    fc.property(saisies, (typed) => {
      const once = normalizeSaisie(typed);
      expect(normalizeSaisie(once)).toEqual(once);
      const settings = { today: TODAY, validiteAttestationJours: 183 };
      expect(checkSoumission(once, pieces, settings)).toEqual(checkSoumission(typed, pieces, settings));
    }),
  );
});
test('[DA17] every fault is on a tab, once, and no typed text makes the check throw', () => {
  fc.assert(
    fc.property(saisies, (typed) => {
      const faults = checkSoumission(typed, [], { today: TODAY, validiteAttestationJours: 183 });
      expect(faults.every(({ path }) => DA_TABS.includes(tabOfField(path)))).toBe(true);
      expect(new Set(faults.map(({ path }) => path)).size).toBe(faults.length);
      expect(faults.every(({ title }) => /^champ\.[a-z-]+$/.test(title))).toBe(true);
    }),
  );
});
test('[DA17] the tab of each field', () => {
  const paths = [
    'raisonSociale',
    'siret',
    'declarationUrssaf',
    'typeEntite',
    'adresse.ligne1',
    'adresse.codePostalVille.ville',
  ];
  expect(paths.map(tabOfField)).toEqual(['entite', 'entite', 'entite', 'entite', 'adresse', 'adresse']);
  const others = [
    'responsableLegal.nom',
    'contact.telephone.numero',
    'diffusion',
    'diffusionSiteWeb',
    'fileUploads.autre',
    '',
  ];
  expect(others.map(tabOfField)).toEqual(['contact', 'contact', 'diffusion', 'diffusion', 'pieces', 'entite']);
});
test('[DA50] sensitive fields are SIRET, name, régime, address', () => {
  expect(SENSITIVE_FIELDS.toSorted()).toEqual(['adresse', 'raisonSociale', 'regime', 'siret']);
});
