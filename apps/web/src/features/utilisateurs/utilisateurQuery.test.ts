import { expect, test } from 'vitest';
import { callQuery, UTILISATEURS } from './utilisateurQuery.ts';

const parse = (search: string) => UTILISATEURS.parse(new URLSearchParams(search));

test('the address holds the filters, and what makes no sense there is ignored', () => {
  expect(parse('?role=I&etat=bloquee&caisse=NORD_EST&page=2')).toMatchObject({ role: 'I', etat: 'bloquee', page: 2 });
  expect(parse('?role=ZZ&etat=perdue&page=-1&tri=mot_de_passe&ordre=haut')).toEqual(parse(''));
  expect(callQuery(parse('?entite=nancy'))).toEqual({
    entite: 'nancy',
    tri: 'nom',
    ordre: 'asc',
    page: 1,
  });
});

test('a changed filter goes back to the first page, and an address gives back its query', () => {
  const query = parse('?recherche=luc&page=3');
  expect(UTILISATEURS.searchOf(query, { etat: 'a-activer' })).toBe('?recherche=luc&etat=a-activer');
  expect(UTILISATEURS.searchOf(query, { page: 4 })).toBe('?recherche=luc&page=4');
  for (const recherche of ['d’Arcy & fils', '%', 'a+b=c', 'é?#']) {
    const asked = { ...query, recherche };
    expect(parse(UTILISATEURS.searchOf(asked, { page: 3 }))).toEqual(asked);
  }
});
