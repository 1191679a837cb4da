import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { currentRoleAtom } from '../../session/atoms.ts';
import { requireOpening } from './requireOpening.ts';

afterEach(() => getDefaultStore().set(currentRoleAtom, null));

test('[SC20] the page that opens a session is there for those who open some, and for no other', () => {
  const opens = ROLE_TYPES.filter((type) => {
    getDefaultStore().set(currentRoleAtom, exampleRole({ type }));
    try {
      requireOpening();
      return true;
    } catch (error) {
      expect(error).toMatchObject({ init: { status: 404 } });
      return false;
    }
  });
  expect(new Set(opens)).toEqual(new Set(['DM', 'G', 'DL', 'I', 'RD']));
});
