import { ProblemError } from '@habilis/api/client/errors';
import { expect, test } from 'vitest';
import { listAddress } from './listAddress.ts';
import { code, period, rowId, words } from './readers.ts';
import { readList } from './readList.ts';

const LIST = listAddress({ filters: { recherche: words(10), niveau: code(20), caisse: rowId, soumise: period } });
const requestOf = (search: string) => new Request(`http://localhost/taches?${search}`);
const refusal = (...paths: readonly string[]) =>
  new ProblemError(400, {
    title: 'donnees-invalides',
    errors: paths.map((path) => ({ path, title: 'champ.invalide' })),
  });

/** A server that refuses these paths while a query asks for them. */
const readBy = (paths: readonly string[], isRefused: (asked: object) => boolean) => {
  const asked: object[] = [];
  const read = (query: Parameters<typeof LIST.filtersOf>[0]) => {
    asked.push(LIST.filtersOf(query));
    return isRefused(LIST.filtersOf(query)) ? Promise.reject(refusal(...paths)) : Promise.resolve('liste');
  };
  return { asked, read };
};

test('[LI761] what a list’s call refuses is left out of a second call, and named', async () => {
  const { asked, read } = readBy(['niveau', 'caisseId', 'soumiseDu'], (filters) => 'niveau' in filters);
  const found = await readList(LIST, requestOf('recherche=x&niveau=LUNE&caisse=9&du=2026-01-01&au=2026-01-02'), read);
  expect(found).toEqual({ list: 'liste', refused: ['niveau', 'caisse', 'soumise'] });
  expect(asked).toEqual([
    { recherche: 'x', niveau: 'LUNE', caisse: '9', soumise: { du: '2026-01-01', au: '2026-01-02' } },
    { recherche: 'x' },
  ]);
});

test('[LI761] a refusal that names no filter, and any other failure, is the page’s own', async () => {
  const ofPage = readBy(['page'], () => true);
  await expect(readList(LIST, requestOf('niveau=A'), ofPage.read)).rejects.toMatchObject({ status: 400 });
  const failing = () => Promise.reject(new ProblemError(500, { title: 'erreur-interne' }));
  await expect(readList(LIST, requestOf('niveau=A'), failing)).rejects.toMatchObject({ status: 500 });
  expect(ofPage.asked).toHaveLength(1);
});

test('[LI761] an address tells which of its filters make no sense', () => {
  const faultsOf = (search: string) => LIST.faultsOf(new URLSearchParams(search));
  expect(faultsOf('')).toEqual([]);
  expect(faultsOf('recherche=bien+plus+long+que+ce+que+prend+le+champ&niveau=&caisse=4')).toEqual([]);
  expect(faultsOf('caisse=01&du=0002-01-01&au=2026-01-02')).toEqual(['caisse', 'soumise']);
  expect(faultsOf('du=2026-01-03&au=2026-01-02')).toEqual(['soumise']);
  expect(faultsOf('du=2026-01-03')).toEqual(['soumise']);
  expect(faultsOf(`niveau=${'x'.repeat(21)}`)).toEqual(['niveau']);
});
