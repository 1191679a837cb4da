import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { marksOf } from '../role/test/marksOf.ts';
import { LONGEST_NOM_VUE, MOST_VUES } from './LISTES_A_VUES.ts';
import { mayChangeVue, mayReadVue } from './rightsOnVue.ts';
import { vueFaults } from './vueFaults.ts';

const roles = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  type: fc.constantFrom(...ROLE_TYPES),
  mrpId: fc.option(fc.integer({ min: 1, max: 2 })),
});
const vues = fc.record({
  roleId: fc.integer({ min: 1, max: 3 }),
  caisseId: fc.option(fc.integer({ min: 1, max: 2 })),
});

test('[EC70] every role keeps views of its own', () => {
  expect(marksOf('keep-vues')).toBe('a a a a a a a a a a a a');
});

test('[EC71] a shared view is read by the instructeurs and the responsables of its caisse, and by nobody else', () => {
  expect(marksOf('read-vues-partagees')).toBe('– – – c – – c – – – – –');
  const shared = { roleId: 1, caisseId: 4 };
  expect(mayReadVue(shared, { id: 2, type: 'I', mrpId: 4 })).toBe(true);
  expect(mayReadVue(shared, { id: 2, type: 'RC', mrpId: 4 })).toBe(true);
  expect(mayReadVue(shared, { id: 2, type: 'I', mrpId: 5 })).toBe(false);
  expect(mayReadVue(shared, { id: 2, type: 'E', mrpId: 4 })).toBe(false);
  expect(mayReadVue({ ...shared, caisseId: null }, { id: 2, type: 'I', mrpId: null })).toBe(false);
  // Its author keeps it, whatever the role has become.
  expect(mayReadVue(shared, { id: 1, type: 'E', mrpId: 5 })).toBe(true);
});

test('[EC72] only its author, or a responsable of the caisse that shares it, changes a view', () => {
  expect(marksOf('share-vues')).toBe('– – – c – – – – – – – –');
  const shared = { roleId: 1, caisseId: 4 };
  expect(mayChangeVue(shared, { id: 2, type: 'RC', mrpId: 4 })).toBe(true);
  expect(mayChangeVue(shared, { id: 2, type: 'RC', mrpId: 5 })).toBe(false);
  expect(mayChangeVue(shared, { id: 2, type: 'I', mrpId: 4 })).toBe(false);
  expect(mayChangeVue({ ...shared, caisseId: null }, { id: 2, type: 'RC', mrpId: null })).toBe(false);
  expect(mayChangeVue(shared, { id: 1, type: 'I', mrpId: 5 })).toBe(true);
  fc.assert(
    fc.property(vues, roles, (vue, role) => {
      expect(mayReadVue(vue, role) || !mayChangeVue(vue, role)).toBe(true);
    }),
  );
});

const KNOWN = { role: 'RC', autres: [], isKept: false, isShared: false } as const;
const titles = (typed: { nom: string; partagee?: boolean }, known: Partial<Parameters<typeof vueFaults>[1]> = {}) =>
  vueFaults({ partagee: false, ...typed }, { ...KNOWN, ...known }).map(({ path, title }) => `${path} ${title}`);

test('[EC73] a name is owed, of sixty characters at most, once per list and author whatever its capitals and spaces', () => {
  expect(titles({ nom: 'À rendre' })).toEqual([]);
  expect(titles({ nom: ' \u00A0\u200B' })).toEqual(['nom vue-liste.nom-requis']);
  expect(titles({ nom: 'n'.repeat(LONGEST_NOM_VUE) })).toEqual([]);
  expect(titles({ nom: `${'n'.repeat(LONGEST_NOM_VUE)} ` })).toEqual([]);
  expect(titles({ nom: 'n'.repeat(LONGEST_NOM_VUE + 1) })).toEqual(['nom vue-liste.nom-trop-long']);
  expect(titles({ nom: ' à  RENDRE ' }, { autres: ['À rendre'] })).toEqual(['nom vue-liste.nom-pris']);
  expect(titles({ nom: '' }, { autres: [''] })).toEqual(['nom vue-liste.nom-requis']);
});

test('[EC73] twenty views of one list are kept at most; those that are kept may still be changed', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `Vue ${index}`);
  expect(titles({ nom: 'Une autre' }, { autres: names(MOST_VUES - 1) })).toEqual([]);
  expect(titles({ nom: 'Une autre' }, { autres: names(MOST_VUES) })).toEqual(['nom vue-liste.trop']);
  expect(titles({ nom: 'Une autre' }, { autres: names(MOST_VUES), isKept: true })).toEqual([]);
});

test('[EC72] who may not share a view may leave it shared', () => {
  expect(titles({ nom: 'À rendre', partagee: true })).toEqual([]);
  expect(titles({ nom: 'À rendre', partagee: true }, { role: 'I' })).toEqual(['partagee vue-liste.partage-reserve']);
  expect(titles({ nom: 'À rendre', partagee: true }, { role: 'I', isKept: true, isShared: true })).toEqual([]);
});
