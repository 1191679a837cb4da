import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { currentRoleAtom } from '../../session/atoms.ts';
import { requireCapability } from '../../session/requireCapability.ts';
import { screens } from './screens.ts';

afterEach(() => getDefaultStore().set(currentRoleAtom, null));

test('[SC20] the page that opens a session is there for those who open some, and for no other', () => {
  const [, , , whose] = screens.role?.find(([path]) => path === ROLE_PATHS.nouvelleSession) ?? [];
  const opens = ROLE_TYPES.filter((type) => {
    getDefaultStore().set(currentRoleAtom, exampleRole({ type }));
    try {
      requireCapability(...[whose?.capability ?? []].flat());
      return true;
    } catch (error) {
      expect(error).toMatchObject({ init: { status: 404 } });
      return false;
    }
  });
  expect(new Set(opens)).toEqual(new Set(['DM', 'G', 'DL', 'I', 'RD']));
});
