import { expect, test } from 'vitest';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { isRoleMembre, refusalOfFinMembre } from './refusalOfFinMembre.ts';

const manager = { personneId: 1 };

test('[U740] an entite gives the roles G and DL to its own people, and no other', () => {
  expect(ROLE_TYPES.filter(isRoleMembre)).toEqual(['G', 'DL']);
});
test('[U741] it ends them, but not one’s own nor that of its last manager', () => {
  expect(refusalOfFinMembre(manager, { type: 'DL', personneId: 2 }, true)).toBeNull();
  expect(refusalOfFinMembre(manager, { type: 'G', personneId: 2 }, false)).toBeNull();
  expect(refusalOfFinMembre(manager, { type: 'G', personneId: 2 }, true)).toBe('dernier-gestionnaire');
  expect(refusalOfFinMembre(manager, { type: 'G', personneId: 1 }, true)).toBe('role-propre');
  expect(refusalOfFinMembre(manager, { type: 'DL', personneId: 1 }, false)).toBe('role-propre');
  for (const type of ROLE_TYPES.filter((one) => !isRoleMembre(one))) {
    expect(refusalOfFinMembre(manager, { type, personneId: 2 }, false)).toBe('role-non-autorise');
  }
});
