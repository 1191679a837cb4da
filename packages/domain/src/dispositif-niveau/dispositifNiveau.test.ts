import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNITES_DUREE } from '../habilitation/plannedEndDate.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { perimetreOfRole } from '../utilisateur/perimetreOfRole.ts';
import { champsDemandes } from './champsDemandes.ts';
import { changesOfNiveau, type NiveauGarde } from './changesOfNiveau.ts';
import { isValiditeRaccourcie } from './isValiditeRaccourcie.ts';
import { libelleNiveau } from './libelleNiveau.ts';
import { type ChampGarde, nextChamps } from './nextChamps.ts';
import { niveauFaultsOf } from './niveauFaultsOf.ts';
import type { ChampSaisie, NiveauSaisie } from './NiveauSaisie.ts';
import { nomChampOf } from './nomChampOf.ts';

const TODAY = '2026-11-20';

const kept = (id: number, nomChamp: string, changes: Partial<ChampGarde> = {}): ChampGarde => ({
  id,
  nomChamp,
  libelle: nomChamp,
  aide: null,
  obligatoire: true,
  retire: false,
  ...changes,
});
const typed = (id: number | null, libelle: string, changes: Partial<ChampSaisie> = {}): ChampSaisie => ({
  id,
  libelle,
  aide: null,
  obligatoire: true,
  retire: false,
  ...changes,
});

const NIVEAU: NiveauGarde = {
  niveau: 'Opérateur',
  dureeValiditeHabilitation: 3,
  uniteDureeValiditeHabilitation: 'ANNEE',
  dureeValiditeCertificat: 36,
  uniteDureeValiditeCertificat: 'MOIS',
  avecTechnique: true,
  avecPlateforme: true,
  nbStagiairesMin: 2,
  nbStagiairesMax: 8,
  heuresInitiales: 14,
  heuresMac: 7,
  sessionParFormateur: true,
  ouvert: true,
  niveauFormateurId: null,
  toleranceMacMois: null,
  dureeSessionMaxJours: 60,
  pedagogiqueUploadFieldsConfig: [kept(1, 'programme'), kept(2, 'deroule')],
  techniqueUploadFieldsConfig: [kept(3, 'conformite')],
};
const SAISIE: NiveauSaisie = { ...NIVEAU, code: 'AMSS4-1' };
const SITUATION = { codeDispositif: 'AMSS4', champs: { pedagogique: [1, 2], technique: [3] } };
const faultsOf = (changes: Partial<NiveauSaisie>) => niveauFaultsOf({ ...SAISIE, ...changes }, SITUATION);

test('a level is named by its scheme and its own name', () => {
  expect(libelleNiveau({ libelleCourt: 'SST', niveau: 'Formateur de SST' })).toBe('SST – Formateur de SST');
});

test('[DN1] only RD works on schemes, only E on levels', () => {
  const given = ROLE_TYPES.flatMap((type) => (perimetreOfRole(type) === null ? [] : [[type, perimetreOfRole(type)]]));
  expect(given).toEqual([
    ['E', 'niveaux'],
    ['RD', 'dispositifs'],
  ]);
});

describe('[DN3] the slots that a level asks for', () => {
  const retired = kept(4, 'ancienne', { retire: true });

  test('are those not retired, in their order, technical ones only of a technical level', () => {
    const level = { ...NIVEAU, pedagogiqueUploadFieldsConfig: [kept(2, 'deroule'), retired, kept(1, 'programme')] };
    const names = (avecTechnique: boolean) => {
      const { pedagogique, technique } = champsDemandes({ ...level, avecTechnique });
      return [pedagogique, technique].map((champs) => champs.map(({ nomChamp }) => nomChamp));
    };
    expect(names(true)).toEqual([['deroule', 'programme'], ['conformite']]);
    expect(names(false)).toEqual([['deroule', 'programme'], []]);
  });
});

describe('[DN4] the name of a slot', () => {
  test.each([
    ['Grille d’évaluation', 'grilleDEvaluation'],
    ['Œuvre & plan — 2ᵉ étage', 'oeuvrePlan2Etage'],
    ['« »', 'piece'],
    ['Lettre engagement', 'lettreEngagement2'],
    ['Curriculum vitæ', 'curriculumVitae'],
    ['Autre', 'autre2'],
    [
      'Extrait du registre national des entreprises de moins de trois mois',
      'extraitDuRegistreNationalDesEntreprisesDeMoinsDeTr',
    ],
  ])('%s gives %s', (libelle, name) => {
    expect(nomChampOf(libelle, [])).toBe(name);
  });

  test('is unlike every other, fits its column and is a plain word', () => {
    const label = fc.string({ unit: 'grapheme', maxLength: 80 });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 12 }), (labels) => {
        const names: string[] = [];
        for (const one of labels) names.push(nomChampOf(one, names));
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(name).toMatch(/^[A-Za-z0-9]{1,60}$/);
      }),
    );
  });
});

describe('[DN5] a change of the slots', () => {
  const before = { pedagogique: NIVEAU.pedagogiqueUploadFieldsConfig, technique: NIVEAU.techniqueUploadFieldsConfig };

  test('keeps ids and names, gives new ones, and retires what is left out', () => {
    const after = nextChamps(
      before,
      { pedagogique: [typed(null, 'Plan', { aide: '  ' }), typed(2, 'Déroulé')], technique: [typed(3, 'conformite')] },
      [90],
    );
    expect(after.pedagogique).toEqual([
      kept(90, 'plan', { libelle: 'Plan' }),
      kept(2, 'deroule', { libelle: 'Déroulé' }),
      kept(1, 'programme', { retire: true }),
    ]);
    expect(after.technique).toEqual(before.technique);
  });

  test('names a new slot unlike those of both kinds, old and new, and keeps what is typed without its spaces', () => {
    const after = nextChamps(
      before,
      {
        pedagogique: [typed(null, 'Conformité'), typed(null, ' Programme '), typed(null, 'Programme')],
        technique: [typed(null, 'Conformité'), typed(3, 'Conformité', { aide: ' Datée et signée. ' })],
      },
      [90, 91, 92, 93],
    );
    expect(after.pedagogique).toEqual([
      kept(90, 'conformite2', { libelle: 'Conformité' }),
      kept(91, 'programme2', { libelle: 'Programme' }),
      kept(92, 'programme3', { libelle: 'Programme' }),
      kept(1, 'programme', { retire: true }),
      kept(2, 'deroule', { retire: true }),
    ]);
    expect(after.technique).toEqual([
      kept(93, 'conformite3', { libelle: 'Conformité' }),
      kept(3, 'conformite', { libelle: 'Conformité', aide: 'Datée et signée.' }),
    ]);
  });

  test('never loses nor renames a slot, whatever is sent', () => {
    const champ = fc.record({
      id: fc.constantFrom(null, 1, 2),
      libelle: fc.string({ minLength: 1, maxLength: 20 }),
      aide: fc.constant(null),
      obligatoire: fc.boolean(),
      retire: fc.boolean(),
    });
    const champs = fc.uniqueArray(champ, { maxLength: 6, selector: ({ id }) => id ?? Symbol('new') });
    fc.assert(
      fc.property(champs, (pedagogique) => {
        const after = nextChamps(before, { pedagogique, technique: [] }, [91, 92, 93, 94, 95, 96]);
        for (const old of before.pedagogique) {
          expect(
            after.pedagogique.filter(({ id, nomChamp }) => id === old.id && nomChamp === old.nomChamp),
          ).toHaveLength(1);
        }
        const ids = [...after.pedagogique, ...after.technique].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('[DN6] the parameters of a level', () => {
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

  test('name no slot of another level, nor one twice', () => {
    const path = (rang: number) => ({ path: `techniqueUploadFieldsConfig.${rang}.libelle`, title: 'champ.invalide' });
    expect(faultsOf({ techniqueUploadFieldsConfig: [typed(1, 'Plan')] })).toEqual([path(0)]);
    expect(faultsOf({ techniqueUploadFieldsConfig: [typed(3, 'Plan'), typed(3, 'Photo')] })).toEqual([path(1)]);
    expect(faultsOf({ niveau: ' ' })).toEqual([{ path: 'niveau', title: 'champ.requis' }]);
  });
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

describe('[DN9] what changed in a level', () => {
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
});
