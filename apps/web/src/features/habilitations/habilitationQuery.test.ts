import { expect, test } from 'vitest';
import { filtersOf, HABILITATIONS } from './habilitationQuery.ts';

const parse = (search: string) => HABILITATIONS.parse(new URLSearchParams(search));

test('[LI1] an address is read back as it was written, and what makes no sense there counts for nothing', () => {
  const address =
    '?recherche=l%27%C3%A9t%C3%A9&niveau=SST-1&caisse=CRAMIF&entite=7&etat=SUSPENDUE&fin=6&colonnes=numero%2Cville&tri=numero&ordre=desc';
  expect(HABILITATIONS.searchOf(parse(address), { page: 1 })).toBe(address);
  expect(parse('etat=X&fin=5&tri=Y&page=-1&entite=0x1')).toEqual(parse(''));
  expect(HABILITATIONS.searchOf(parse('page=4'), { etat: 'ACTIVE' })).toBe('?etat=ACTIVE');
});
test('the months until an end are counted from today', () => {
  expect(filtersOf(parse('fin=3&niveau=SST-1'), '2026-11-30')).toEqual({
    tri: 'dateFin',
    ordre: 'asc',
    niveau: 'SST-1',
    finAvant: '2027-02-28',
  });
});
test('columns and order narrow no list, filters do', () => {
  expect(HABILITATIONS.isNarrowed(parse('colonnes=numero&tri=numero&page=2'))).toBe(false);
  expect(HABILITATIONS.isNarrowed(parse('etat=ACTIVE'))).toBe(true);
});
