import { expect, test } from 'vitest';
import { isNarrowed, type ListQuery, listSearch, parseListQuery } from './listQuery.ts';

const fallback = { tri: 'dateEcheance', ordre: 'asc' } as const;
const parse = (text: string) => parseListQuery(new URLSearchParams(text), fallback);

test('[LI1] what makes no sense in the address is ignored', () => {
  const senseless =
    'vue=autre&nature=XX&dispositif=-1&echeance=hier&du=2026-13-40&au=2026-11-02&colonnes=poids&tri=mot&ordre=x&page=-3';
  expect(parse(senseless)).toEqual({ ...parse(''), colonnes: ['numero'] });
  expect(parse('du=2026-11-02')).toEqual(parse(''));
});

test('[LI1] an address reads back as it was written', () => {
  const query: ListQuery = {
    vue: 'en-retard',
    recherche: "l'été & co",
    tache: 'da_instruction',
    responsable: 'INS50001',
    nature: 'REN',
    dispositif: '3',
    niveau: 'SST-A',
    caisse: 'NORD_EST',
    echeance: '30',
    soumise: { du: '2026-11-01', au: '2026-11-30' },
    colonnes: ['numero', 'ville', 'dateEcheance'],
    tri: 'numero',
    ordre: 'desc',
    page: 3,
  };
  expect(parse(listSearch(query, { page: 3 }, fallback))).toEqual(query);
});

test('a changed filter goes back to the first page, defaults are left out', () => {
  expect(listSearch(parse('page=4'), { recherche: 'Metz' }, fallback)).toBe('?recherche=Metz');
  expect(listSearch(parse(''), {}, fallback)).toBe('');
});

test('columns and order narrow no list, filters and views do', () => {
  expect(isNarrowed(parse('colonnes=numero,ville&tri=numero&ordre=desc&page=2'))).toBe(false);
  for (const asked of ['vue=en-retard', 'caisse=CRAMIF', 'echeance=7', 'du=2026-11-01&au=2026-11-02', 'nature=DA']) {
    expect(isNarrowed(parse(asked))).toBe(true);
  }
});
