import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { champsDemandes } from './champsDemandes.ts';
import { nextChamps } from './nextChamps.ts';
import { nomChampOf } from './nomChampOf.ts';
import { kept, NIVEAU, typed } from './test/exampleNiveau.ts';

describe('[DN3] the slots that a niveau asks for', () => {
  const retired = kept(4, 'ancienne', { retire: true });

  test('are those not retired, in their order, technical ones only of a technical niveau', () => {
    const niveau = { ...NIVEAU, pedagogiqueUploadFieldsConfig: [kept(2, 'deroule'), retired, kept(1, 'programme')] };
    const names = (avecTechnique: boolean) => {
      const { pedagogique, technique } = champsDemandes({ ...niveau, avecTechnique });
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
