import { expect, test } from 'vitest';
import { callBody, ENTITES, exportQuery } from './entiteQuery.ts';

const parse = (search: string) => ENTITES.parse(new URLSearchParams(search));

test('the address holds the filters, and what makes no sense there is ignored', () => {
  expect(parse('?etat=fermee&registre=FERME&caisse=11&page=2')).toMatchObject({
    etat: 'fermee',
    registre: 'FERME',
    caisse: '11',
    page: 2,
  });
  expect(parse('?etat=perdue&registre=x&caisse=-1&page=1.5&tri=siret&ordre=haut')).toEqual(parse(''));
  expect(callBody(parse('?caisse=11&niveau=SST-1'))).toEqual({
    caisseId: 11,
    niveau: 'SST-1',
    tri: 'raisonSociale',
    ordre: 'asc',
    page: 1,
  });
  expect(exportQuery(parse('?caisse=11&colonnes=siret,poids&page=4'))).toEqual({
    caisseId: '11',
    colonnes: 'raisonSociale,siret',
    tri: 'raisonSociale',
    ordre: 'asc',
  });
});

test('[LI1] columns, order and page narrow no list of entites, filters do', () => {
  expect(ENTITES.isNarrowed(parse('?colonnes=raisonSociale,regime&tri=ville&ordre=desc&page=2'))).toBe(false);
  expect(ENTITES.isNarrowed(parse('?etat=active'))).toBe(true);
});

test('a changed filter goes back to the first page, and an address gives back its query', () => {
  const query = parse('?recherche=nancy&page=3');
  expect(ENTITES.searchOf(query, { etat: 'active' })).toBe('?recherche=nancy&etat=active');
  expect(ENTITES.searchOf(query, { page: 4 })).toBe('?recherche=nancy&page=4');
  for (const recherche of ['L’Atelier & fils', "d'Arcy", '128/2023/SST-1/02', 'é?#']) {
    const asked = { ...query, recherche, colonnes: ['raisonSociale', 'regime'] as const };
    expect(parse(ENTITES.searchOf(asked, { page: 3 }))).toEqual(asked);
  }
});
