import type { Filter } from '@habilis/ui/FilterBar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listAddress, searchIn } from './listAddress.ts';
import { day, oneOf, period, periodOf, rowId, viewAmong, words } from './readers.ts';

const LIST = listAddress({
  filters: {
    vue: viewAmong(['toutes', 'miennes']),
    recherche: words(10),
    caisse: rowId,
    etat: oneOf(['ouvert', 'clos']),
    soumise: period,
  },
  sorts: ['nom', 'ville'],
  order: { tri: 'nom', ordre: 'asc' },
  columns: ['nom', 'ville', 'etat'],
  usualColumns: ['nom', 'etat'],
});
const parse = (search: string) => LIST.parse(new URLSearchParams(search));
const SHOWN = ['recherche', 'etat'].map((key) => ({ kind: 'text', key, label: key }) satisfies Filter);
const DATES = { kind: 'dates', key: 'soumise', label: '' } as Filter;

const asked = fc.record({
  vue: fc.constantFrom('toutes', 'miennes'),
  recherche: fc.string({ maxLength: 10, unit: 'grapheme' }).map((text) => text.slice(0, 10)),
  caisse: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 999_999_999 }).map(String)),
  etat: fc.constantFrom(undefined, 'ouvert', 'clos'),
  soumise: fc.constantFrom(undefined, { du: '2026-02-28', au: '2027-01-31' }),
  tri: fc.constantFrom('nom', 'ville'),
  ordre: fc.constantFrom('asc', 'desc'),
  colonnes: fc.subarray(['ville', 'etat'] as const).map((more) => ['nom', ...more] as const),
  page: fc.integer({ min: 1, max: 100_000 }),
});

test('[LI1] every query reads back from its address as it was written', () => {
  fc.assert(
    fc.property(asked, (query) => {
      // An address cannot hold a lone surrogate.
      fc.pre(query.recherche.isWellFormed());
      expect(parse(LIST.searchOf(query, { page: query.page }))).toEqual(query);
    }),
  );
});

test('[LI1] no address is too odd: what makes no sense there is ignored', () => {
  expect(parse('vue=x&caisse=01&etat=OUVERT&du=2026-02-30&au=2026-03-01&tri=poids&ordre=haut&page=1e9')).toEqual(
    parse(''),
  );
  expect(parse('du=2026-02-01').soumise).toBeUndefined();
  expect(parse('colonnes=poids,ville').colonnes).toEqual(['nom', 'ville']);
  const odd = fc.dictionary(fc.constantFrom('vue', 'caisse', 'du', 'au', 'colonnes', 'tri', 'page'), fc.string());
  fc.assert(
    fc.property(odd, (parts) => {
      const query = LIST.parse(new URLSearchParams(parts));
      expect(parse(LIST.searchOf(query, { page: query.page }))).toEqual(query);
    }),
  );
});

test('a change but of the page leads to the first page, and what goes without saying is not written', () => {
  const query = parse('recherche=Metz&page=3');
  expect(LIST.searchOf(query, { etat: 'clos' })).toBe('?recherche=Metz&etat=clos');
  expect(LIST.searchOf(query, LIST.atPage(4))).toBe('?recherche=Metz&page=4');
  expect(LIST.searchOf(query, { recherche: '' })).toBe('');
});

test('filters and views narrow a list; order, columns and page do not', () => {
  expect(LIST.isNarrowed(parse('tri=ville&ordre=desc&colonnes=nom&page=2'))).toBe(false);
  for (const search of ['vue=miennes', 'recherche=x', 'caisse=1', 'etat=clos', 'du=2026-01-01&au=2026-01-02']) {
    expect(LIST.isNarrowed(parse(search))).toBe(true);
  }
  expect(LIST.filtersOf(parse('recherche=x&vue=toutes&page=2'))).toEqual({ recherche: 'x' });
});

test('the bar of filters shows what is asked, and changes only what it shows', () => {
  const query = parse('vue=miennes&recherche=x&etat=clos&du=2026-01-01&au=2026-01-02');
  expect(LIST.valuesOf(query, [...SHOWN, DATES])).toEqual({
    recherche: ['x'],
    etat: ['clos'],
    soumise: ['2026-01-01', '2026-01-02'],
  });
  expect(LIST.changesOf({ recherche: [], etat: ['ouvert'] }, SHOWN)).toEqual({ recherche: '', etat: 'ouvert' });
  expect(LIST.changesOf({ soumise: ['2026-01-01', '2026-01-09'] }, [DATES])).toEqual({
    soumise: { du: '2026-01-01', au: '2026-01-09' },
  });
  expect(LIST.changesOf({ soumise: ['2026-01-01'] }, [DATES])).toEqual({ soumise: undefined });
});

test('two periods of one list stand under names of their own', () => {
  const two = listAddress({ filters: { soumise: period, recue: periodOf('recueDu', 'recueAu') } });
  const search = new URLSearchParams('du=2026-01-01&au=2026-01-02&recueDu=2025-03-01&recueAu=2025-03-31');
  const query = two.parse(search);
  expect(two.searchOf(query, {})).toBe(`?${search}`);
  const dates = ['soumise', 'recue'].map((key) => ({ kind: 'dates', key, label: '' }) as Filter);
  const values = two.valuesOf(query, dates);
  expect(values).toEqual({ soumise: ['2026-01-01', '2026-01-02'], recue: ['2025-03-01', '2025-03-31'] });
  expect(two.changesOf({ ...values, soumise: [] }, dates)).toEqual({
    soumise: undefined,
    recue: { recueDu: '2025-03-01', recueAu: '2025-03-31' },
  });
  expect(two.faultsOf(new URLSearchParams('recueDu=2025-03-01'))).toEqual(['recue']);
});

test('a column orders, then the other way round; columns are left out without leaving the page', () => {
  const query = parse('page=2');
  expect(LIST.sortedBy(query, 'ville')).toEqual({ tri: 'ville', ordre: 'asc' });
  expect(LIST.sortedBy(query, 'nom')).toEqual({ tri: 'nom', ordre: 'desc' });
  expect(LIST.withColumns(query, ['nom', 'ville', 'etat'], ['etat'])).toEqual({ colonnes: ['nom', 'ville'], page: 2 });
  expect(LIST.withColumns(query, ['nom', 'etat'], [])).toEqual({ colonnes: ['nom', 'etat'], page: 2 });
});

test('a day is one that exists', () => {
  const read = (text: string) => day(new URLSearchParams({ jour: text }), 'jour');
  expect([read('2028-02-29'), read('2026-02-29'), read('hier'), read('')]).toEqual(['2028-02-29', '', '', '']);
});

test('[EC75] a saved address is read as that of the list: what it does not know, or no longer, is left out', () => {
  expect(searchIn(LIST, '?etat=clos&inconnu=1&caisse=abc&page=7&tri=ville&ordre=desc&colonnes=etat,secret')).toBe(
    '?etat=clos&tri=ville&ordre=desc',
  );
  expect(searchIn(LIST, '?etat=supprime')).toBe('');
  expect(searchIn(LIST, '//exemple.fr')).toBe('');
  fc.assert(
    fc.property(asked, (query) => {
      fc.pre(query.recherche.isWellFormed());
      const written = LIST.searchOf(
        { ...LIST.parse(new URLSearchParams()), ...query } as ReturnType<typeof LIST.parse>,
        {},
      );
      expect(searchIn(LIST, written)).toBe(written);
    }),
  );
});
