import { expect, test } from 'vitest';
import { refusalOfPartiePrenante } from './refusalOfPartiePrenante.ts';
import { ROLE_TYPES } from './RoleType.ts';

const PARTIES = new Set([7]);
const refused = (personneIds: readonly number[]) =>
  ROLE_TYPES.filter((role) => refusalOfPartiePrenante(role, personneIds, PARTIES) !== null);

test('[DH890] every role of the network and every administrator is refused where its person has a part, no role of an entite is', () => {
  expect(refused([7]).toSorted()).toEqual(['ADM', 'CNH', 'E', 'I', 'R', 'RC', 'RD', 'S']);
});

test('[DH890] who acts in a name counts beside whose name it is; who has no part is free', () => {
  expect(refused([3, 7])).toEqual(refused([7]));
  expect(refused([3, 4])).toEqual([]);
});
