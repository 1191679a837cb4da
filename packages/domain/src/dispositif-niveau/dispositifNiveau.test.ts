import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNITES_DUREE } from '../habilitation/plannedEndDate.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { perimetreOfRole } from '../utilisateur/perimetreOfRole.ts';
import { changesOfNiveau, type NiveauGarde } from './changesOfNiveau.ts';
import { isValiditeRaccourcie } from './isValiditeRaccourcie.ts';
import { libelleNiveau } from './libelleNiveau.ts';
import { nextChamps } from './nextChamps.ts';
import { niveauFaultsOf } from './niveauFaultsOf.ts';
import type { NiveauSaisie } from './NiveauSaisie.ts';
import { kept, NIVEAU, typed } from './test/exampleNiveau.ts';

const TODAY = '2026-11-20';

const SAISIE: NiveauSaisie = { ...NIVEAU, code: 'AMSS4-1' };
const SITUATION = { codeDispositif: 'AMSS4', champs: { pedagogique: [1, 2], technique: [3] } };
const faultsOf = (changes: Partial<NiveauSaisie>) => niveauFaultsOf({ ...SAISIE, ...changes }, SITUATION);

test('a niveau is named by its dispositif and its own name', () => {
  expect(libelleNiveau({ libelleCourt: 'SST', niveau: 'Formateur de SST' })).toBe('SST – Formateur de SST');
});

test('[DN1] only RD works on dispositifs, only E on niveaux', () => {
  const given = ROLE_TYPES.flatMap((type) => (perimetreOfRole(type) === null ? [] : [[type, perimetreOfRole(type)]]));
  expect(given).toEqual([
    ['E', 'niveaux'],
    ['RD', 'dispositifs'],
  ]);
});

describe('[DN6] the parameters of a niveau', () => {
  test('may be kept when they hold together', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ dureeValiditeHabilitation: null, uniteDureeValiditeHabilitation: null })).toEqual([]);
    expect(faultsOf({ code: 'AMSS4-12', nbStagiairesMin: 8 })).toEqual([]);
    const renewed = [typed(1, 'Plan', { retire: true }), typed(null, 'Plan')];
    expect(faultsOf({ pedagogiqueUploadFieldsConfig: renewed })).toEqual([]);
  });

  test.each<[string, Partial<NiveauSaisie>, string, string]>([
    ['code of another scheme', { code: 'SST-1' }, 'code', 'code-invalide'],
    ['code of a scheme as long as its own', { code: 'AMSS5-1' }, 'code', 'code-invalide'],
    ['code without rank', { code: 'AMSS4-0' }, 'code', 'code-invalide'],
    ['rank of three digits', { code: 'AMSS4-123' }, 'code', 'code-invalide'],
    ['rank that does not begin with a digit', { code: 'AMSS4-x1' }, 'code', 'code-invalide'],
    [
      'duration without unit',
      { uniteDureeValiditeHabilitation: null },
      'uniteDureeValiditeHabilitation',
      'unite-requise',
    ],
    ['unit without duration', { dureeValiditeCertificat: null }, 'dureeValiditeCertificat', 'duree-requise'],
    ['largest group under the smallest', { nbStagiairesMin: 9 }, 'nbStagiairesMax', 'groupe-inverse'],
    [
      'two slots of one name',
      { pedagogiqueUploadFieldsConfig: [typed(1, 'Plan'), typed(null, ' plan')] },
      'pedagogiqueUploadFieldsConfig.1.libelle',
      'libelle-en-double',
    ],
    [
      'a slot without name',
      { techniqueUploadFieldsConfig: [typed(null, ' ')] },
      'techniqueUploadFieldsConfig.0.libelle',
      'libelle-requis',
    ],
  ])('are refused with a %s', (_what, changes, path, title) => {
    expect(faultsOf(changes)).toEqual([{ path, title: `dispositif-niveau.${title}` }]);
  });

  test('name no slot of another niveau, nor one twice', () => {
    const path = (rang: number) => ({ path: `techniqueUploadFieldsConfig.${rang}.libelle`, title: 'champ.invalide' });
    expect(faultsOf({ techniqueUploadFieldsConfig: [typed(1, 'Plan')] })).toEqual([path(0)]);
    expect(faultsOf({ techniqueUploadFieldsConfig: [typed(3, 'Plan'), typed(3, 'Photo')] })).toEqual([path(1)]);
    expect(faultsOf({ niveau: ' ' })).toEqual([{ path: 'niveau', title: 'champ.requis' }]);
  });
});

test('[DN6] two slots that are read alike are refused, and what is kept of the others is unlike', () => {
  const label = fc.string({ unit: fc.constantFrom('a', 'A', 'é', 'e\u0301', ' ', '\u00A0', '\u200B'), maxLength: 5 });
  const seen = (libelle: string) =>
    libelle
      .normalize('NFC')
      .replaceAll(/\u200B/gu, '')
      .trim()
      .replaceAll(/\s+/gu, ' ');
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), (labels) => {
      const champs = labels.map((libelle) => typed(null, libelle));
      const read = labels.map((libelle) => seen(seen(libelle)).toLowerCase());
      const isWhole = !read.includes('') && new Set(read).size === read.length;
      expect(faultsOf({ pedagogiqueUploadFieldsConfig: champs }).length === 0).toBe(isWhole);
      if (!isWhole) return;
      const kept = nextChamps({ pedagogique: [], technique: [] }, { pedagogique: champs, technique: [] }, [1, 2, 3, 4]);
      expect(kept.pedagogique.map(({ libelle }) => libelle.toLowerCase())).toEqual(read);
    }),
  );
});

describe('[DN7] a validity is shortened', () => {
  const duration = fc.record({
    duree: fc.option(fc.integer({ min: 1, max: 999 })),
    unite: fc.option(fc.constantFrom(...UNITES_DUREE)),
  });

  test.each([
    [{ duree: 5, unite: 'ANNEE' }, { duree: 59, unite: 'MOIS' }, true],
    [{ duree: 5, unite: 'ANNEE' }, { duree: 60, unite: 'MOIS' }, false],
    [{ duree: null, unite: null }, { duree: 999, unite: 'ANNEE' }, true],
    [{ duree: 2, unite: 'JOUR' }, { duree: null, unite: null }, false],
  ] as const)('from %o to %o: %s', (before, after, expected) => {
    expect(isValiditeRaccourcie(before, after, TODAY)).toBe(expected);
  });

  test('never both ways, nor by staying the same', () => {
    fc.assert(
      fc.property(duration, duration, (one, other) => {
        const both = isValiditeRaccourcie(one, other, TODAY) && isValiditeRaccourcie(other, one, TODAY);
        expect([both, isValiditeRaccourcie(one, one, TODAY)]).toEqual([false, false]);
      }),
    );
  });
});

describe('[DN9] what changed in a niveau', () => {
  test('is told parameter by parameter', () => {
    expect(changesOfNiveau(NIVEAU, NIVEAU)).toEqual([]);
    expect(changesOfNiveau(NIVEAU, { ...NIVEAU, ouvert: false, toleranceMacMois: 6 })).toEqual([
      { champ: 'ouvert', avant: true, apres: false },
      { champ: 'toleranceMacMois', avant: null, apres: 6 },
    ]);
  });

  test('is told slot by slot, and the order of those that stay', () => {
    const after = {
      ...NIVEAU,
      pedagogiqueUploadFieldsConfig: [
        kept(2, 'deroule', { libelle: 'Déroulé', obligatoire: false, aide: 'Séquence par séquence.' }),
        kept(1, 'programme'),
        kept(9, 'plan'),
      ],
      techniqueUploadFieldsConfig: [kept(3, 'conformite', { retire: true })],
    };
    expect(changesOfNiveau(NIVEAU, after)).toEqual([
      { champ: 'pieceRenommee', avant: 'deroule', apres: 'Déroulé' },
      { champ: 'pieceFacultative', avant: null, apres: 'Déroulé' },
      { champ: 'pieceAide', avant: null, apres: 'Séquence par séquence.' },
      { champ: 'pieceAjoutee', avant: null, apres: 'plan' },
      { champ: 'ordrePieces', avant: 'programme, deroule', apres: 'Déroulé, programme' },
      { champ: 'pieceRetiree', avant: null, apres: 'conformite' },
    ]);
    expect(changesOfNiveau(after, NIVEAU)).toEqual([
      { champ: 'pieceRenommee', avant: 'Déroulé', apres: 'deroule' },
      { champ: 'pieceObligatoire', avant: null, apres: 'deroule' },
      { champ: 'pieceAide', avant: 'Séquence par séquence.', apres: null },
      { champ: 'ordrePieces', avant: 'Déroulé, programme', apres: 'programme, deroule' },
      { champ: 'pieceReprise', avant: null, apres: 'conformite' },
    ]);
  });

  test('is told exactly when something of it is read otherwise than before', () => {
    const libelle = fc.constantFrom('programme', 'deroule', 'conformite', 'Plan');
    const champ = fc.record({
      id: fc.constantFrom(null, 1, 2),
      libelle,
      aide: fc.constantFrom(null, 'Signé.'),
      obligatoire: fc.boolean(),
      retire: fc.boolean(),
    });
    const champs = fc.uniqueArray(champ, { maxLength: 4, selector: ({ id }) => id ?? Symbol('new') });
    const parameters = fc.record({ ouvert: fc.boolean(), nbStagiairesMin: fc.constantFrom(2, 3) });
    const shown = ({ pedagogiqueUploadFieldsConfig: all, ...rest }: NiveauGarde) => ({
      ...rest,
      asked: all.filter(({ retire }) => !retire),
      retired: all.filter(({ retire }) => retire).toSorted((one, other) => one.id - other.id),
    });
    fc.assert(
      fc.property(parameters, champs, (changes, pedagogique) => {
        const before = { pedagogique: NIVEAU.pedagogiqueUploadFieldsConfig, technique: [] };
        const after = nextChamps(before, { pedagogique, technique: [] }, [91, 92, 93, 94]);
        const niveau = { ...NIVEAU, ...changes, pedagogiqueUploadFieldsConfig: after.pedagogique };
        const isSame = JSON.stringify(shown(niveau)) === JSON.stringify(shown(NIVEAU));
        expect(changesOfNiveau(NIVEAU, niveau).length === 0).toBe(isSame);
      }),
      { numRuns: 300 },
    );
  });
});
