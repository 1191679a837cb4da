import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from './settings.ts';
import { settingsOf } from './settingsOf.ts';

test('[K24] what is stored takes the place of a default, the others stay', () => {
  const stored = [
    { cle: 'delaiInstructionDaJours', valeur: 45 },
    { cle: 'extensionsFichier', valeur: ['pdf'] },
  ];
  expect(settingsOf(stored)).toEqual({
    settings: { ...DEFAULT_SETTINGS, delaiInstructionDaJours: 45, extensionsFichier: ['pdf'] },
    refused: [],
  });
  expect(settingsOf([]).settings).toEqual(DEFAULT_SETTINGS);
  expect(settingsOf([{ cle: 'tailleMaxFichierOctets', valeur: 20 * 1024 * 1024 }]).refused).toEqual([]);
});

test('[K24] what names no setting or is of another kind counts for nothing and is named', () => {
  const counts = [0, -1, 1.5, '30', null, 2e12, [30]].map((valeur) => ({ cle: 'delaiInstructionDaJours', valeur }));
  const lists = ['pdf', [], ['.pdf'], ['PDF'], ['pdf '], ['a'.repeat(11)], [3], ['pdf', 3]].map((valeur) => ({
    cle: 'extensionsFichier',
    valeur,
  }));
  const unknown = [
    { cle: 'delaiInconnu', valeur: 3 },
    { cle: 'extensionsInconnues', valeur: ['pdf'] },
    { cle: 'constructor', valeur: 3 },
  ];
  const wrong = [...counts, ...lists, ...unknown];
  expect(settingsOf(wrong)).toEqual({ settings: DEFAULT_SETTINGS, refused: wrong.map(({ cle }) => cle) });
});

test('[K24] the roles that must have a second factor are roles, or none', () => {
  const stored = (valeur: unknown) => settingsOf([{ cle: 'rolesSecondFacteur', valeur }]);
  for (const roles of [[], ['ADM'], ['I', 'RC']]) expect(stored(roles).settings.rolesSecondFacteur).toEqual(roles);
  for (const wrong of [['XX'], 'ADM', [1], null, 3]) expect(stored(wrong).refused).toEqual(['rolesSecondFacteur']);
});

test('[K24] a text is words, of a length that a page can show', () => {
  const stored = (valeur: unknown) => settingsOf([{ cle: 'mentionsEditeur', valeur }]);
  const text = 'Caisse nationale\n1 rue d’Essai, 75000 Paris';
  expect(stored(text).settings.mentionsEditeur).toBe(text);
  expect(stored('é'.repeat(1000)).refused).toEqual([]);
  for (const wrong of ['', ' \n', 'é'.repeat(1001), 3, ['Caisse'], null]) {
    expect(stored(wrong)).toEqual({ settings: DEFAULT_SETTINGS, refused: ['mentionsEditeur'] });
  }
});

test('[K24] whatever is stored, every setting is there, of the kind of its default, and what is refused changes none', () => {
  const cle = fc.constantFrom(...Object.keys(DEFAULT_SETTINGS), '__proto__', 'toString', 'delaiInconnu');
  const valeur = fc.oneof(
    fc.jsonValue(),
    fc.integer(),
    fc.constantFrom(['pdf'], ['ADM', 'S'], 'Caisse nationale', Number.MAX_SAFE_INTEGER),
  );
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  fc.assert(
    fc.property(fc.uniqueArray(fc.record({ cle, valeur }), { selector: (one) => one.cle }), (stored) => {
      const { settings, refused } = settingsOf(stored);
      expect(Object.keys(settings)).toEqual(Object.keys(DEFAULT_SETTINGS));
      expect(Object.values(settings).map(kindOf)).toEqual(Object.values(DEFAULT_SETTINGS).map(kindOf));
      expect(settingsOf(stored.filter((one) => !refused.includes(one.cle)))).toEqual({ settings, refused: [] });
    }),
  );
});

test('[K1071] numbers out of their order count for nothing, whichever of them was written', () => {
  const stored = [
    { cle: 'deuxiemeRappelFinMois', valeur: 12 },
    { cle: 'dernierRappelFinMois', valeur: 2 },
    { cle: 'delaiAvisJours', valeur: 60 },
  ];
  expect(settingsOf(stored)).toEqual({
    settings: { ...DEFAULT_SETTINGS, delaiAvisJours: 60 },
    refused: ['deuxiemeRappelFinMois', 'dernierRappelFinMois'],
  });
  const ordered = [...stored, { cle: 'premierRappelFinMois', valeur: 12 }];
  expect(settingsOf(ordered).refused).toEqual([]);
});
