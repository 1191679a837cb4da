import { expect, test } from 'vitest';
import { DEMANDES, type DemandeListQuery, filtersOf, TACHES, todoFiltersOf } from './listQuery.ts';

const parse = (text: string) => TACHES.parse(new URLSearchParams(text));

test('[LI1] what makes no sense in the address is ignored', () => {
  const senseless =
    'vue=autre&nature=XX&dispositif=-1&echeance=hier&du=2026-13-40&au=2026-11-02&colonnes=poids&tri=mot&ordre=x&page=-3';
  expect(parse(senseless)).toEqual({ ...parse(''), colonnes: ['numero'] });
  expect(parse('du=2026-11-02')).toEqual(parse(''));
});

test('[LI1] an address reads back as it was written', () => {
  const query: DemandeListQuery = {
    vue: 'en-retard',
    recherche: "l'été & co",
    tache: 'da_instruction',
    responsable: 'INS50001',
    nature: 'REN',
    dispositif: '3',
    niveau: 'SST-A',
    caisse: 'NORD_EST',
    echeance: '30',
    titulaire: 'aucun',
    soumise: { du: '2026-11-01', au: '2026-11-30' },
    colonnes: ['numero', 'ville', 'dateEcheance'],
    tri: 'numero',
    ordre: 'desc',
    page: 3,
  };
  expect(parse(TACHES.searchOf(query, { page: 3 }))).toEqual(query);
});

test('the list of demandes is narrowed by who holds them, tasks by their holder alone', () => {
  const query = parse('titulaire=aucun&responsable=INS50001&vue=en-retard&dispositif=3');
  const shared = { tri: 'dateEcheance', ordre: 'asc', dispositifId: '3', responsable: 'INS50001' };
  expect(filtersOf(query)).toEqual({ ...shared, titulaire: 'aucun' });
  expect(todoFiltersOf(query)).toEqual({ ...shared, vue: 'en-retard' });
});

test('a changed filter goes back to the first page, defaults are left out', () => {
  expect(TACHES.searchOf(parse('page=4'), { recherche: 'Metz' })).toBe('?recherche=Metz');
  expect(TACHES.searchOf(parse(''), {})).toBe('');
});

test('tasks begin with what is due first, demandes with what was submitted last', () => {
  expect(parse('')).toMatchObject({ tri: 'dateEcheance', ordre: 'asc' });
  expect(DEMANDES.parse(new URLSearchParams())).toMatchObject({ tri: 'dateLastSoumission', ordre: 'desc' });
});

test('columns and order narrow no list, filters and views do', () => {
  expect(TACHES.isNarrowed(parse('colonnes=numero,ville&tri=numero&ordre=desc&page=2'))).toBe(false);
  for (const asked of ['vue=en-retard', 'caisse=CRAMIF', 'echeance=7', 'du=2026-11-01&au=2026-11-02', 'nature=DA']) {
    expect(TACHES.isNarrowed(parse(asked))).toBe(true);
  }
});
