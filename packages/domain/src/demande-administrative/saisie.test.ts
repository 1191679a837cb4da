import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { applyTypeEntite } from './applyTypeEntite.ts';
import { checkSoumission } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { EXAMPLE_SAISIE } from './exampleSaisie.ts';
import { saisieOf } from './saisieOf.ts';
import { normalizeSaisie } from './normalizeSaisie.ts';
import { PIECES, piecesRequises } from './piecesRequises.ts';
import { REGIMES } from '../entite/REGIMES.ts';
import { SENSITIVE_FIELDS } from './sensitiveFields.ts';
import { DA_TABS, tabOfField } from './tabOfField.ts';
import { TYPES_ENTITE } from '../entite/TYPES_ENTITE.ts';

type Saisie = DemandeAdministrativeSaisie;
const TODAY = '2026-11-20';
const saisie = EXAMPLE_SAISIE;
const pieces = [{ champ: 'attestationUrssaf' }, { champ: 'recepisseNda' }];
const NO_TELEPHONE = { indicatif: null, numero: null };
const EMPTY_CONTACT = { nom: null, prenom: null, email: null, telephone: NO_TELEPHONE };
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

test('[F9] types of entite are OF, ENT, EP, E', () => expect(TYPES_ENTITE).toEqual(['OF', 'ENT', 'EP', 'E']));
test('[F10] there are six régimes', () => {
  expect(REGIMES).toEqual(['GENERAL', 'AGRICOLE', 'FONCTION_PUBLIQUE', 'SPECIAL', 'INDEPENDANT', 'AUTRE']);
});
test('[DA45] the Urssaf attestation is mandatory when declarationUrssaf is true', () => {
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
    }),
  );
});
test('[DA8] another type keeps what was typed', () => {
  const others = saisies.filter(({ typeEntite }) => typeEntite !== 'E');
  fc.assert(
    fc.property(others, (typed) => {
      expect(applyTypeEntite(typed)).toBe(typed);
    }),
  );
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
test('[DA49] putting a demande in order twice changes nothing more, nor what is checked', () => {
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

test('[DA11] what was typed is taken alone out of the body of a write', () => {
  const body = { ...EXAMPLE_SAISIE, version: 3, commentaire: 'Relu.' };
  expect(saisieOf(body)).toEqual(EXAMPLE_SAISIE);
  expect(Object.keys(saisieOf(body))).toEqual(Object.keys(EXAMPLE_SAISIE));
});

test('[CO5] [V6] what is stored of each text is clean: no invisible sign, no twin of a plain one, no space in a number', () => {
  const dirty = (text: string) => ` \u200B\u202A${text}\u202C \u2060`;
  const typed: Saisie = {
    ...saisie,
    raisonSociale: dirty('L\u2018Atelier'),
    siret: dirty('010 231 454-00017'),
    numeroDeclarationActivite: dirty('44 54 01234 54'),
    adresse: {
      ligne1: dirty('1 rue de l\u00B4\u00C9glise'),
      ligne2: dirty('B\u00E2timent A\u20112'),
      codePostalVille: { codePostal: dirty('57 000'), ville: dirty('Saint\u2010Avold') },
    },
    responsableLegal: { nom: dirty('D`Arc'), prenom: dirty('Anne\u2013Marie'), fonction: dirty('Directrice') },
    contact: {
      nom: dirty('O\u02BCBrien'),
      prenom: dirty('Jean\u2015Luc'),
      email: dirty('jean\u2011luc@example.org'),
      telephone: { indicatif: '+33', numero: dirty('+33 (0)6 39 98 12 34') },
    },
    diffusionEmail: dirty('contact@example.org'),
    diffusionSiteWeb: dirty('www.example.org'),
    diffusionTelephone: { indicatif: '+262', numero: dirty('692 12 34 56') },
  };
  expect(normalizeSaisie(typed)).toEqual({
    ...saisie,
    raisonSociale: "L'Atelier",
    siret: '01023145400017',
    numeroDeclarationActivite: '44540123454',
    adresse: {
      ligne1: "1 rue de l'\u00C9glise",
      ligne2: 'B\u00E2timent A-2',
      codePostalVille: { codePostal: '57000', ville: 'Saint-Avold' },
    },
    responsableLegal: { nom: "D'Arc", prenom: 'Anne-Marie', fonction: 'Directrice' },
    contact: {
      nom: "O'Brien",
      prenom: 'Jean-Luc',
      email: 'jean-luc@example.org',
      telephone: { indicatif: '+33', numero: '0639981234' },
    },
    diffusionEmail: 'contact@example.org',
    diffusionSiteWeb: 'www.example.org',
    diffusionTelephone: { indicatif: '+262', numero: '0692123456' },
  });
  expect(checkSoumission(typed, pieces, { today: TODAY, validiteAttestationJours: 180 })).toEqual([]);
});
