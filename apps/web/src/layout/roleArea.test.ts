import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { expect, test } from 'vitest';
import { isRoleArea, isRoleAreaPath } from './roleArea.ts';

test('the twelve codes have an area, in capitals and with a numeric role', () => {
  expect(ROLE_TYPES.filter((code) => isRoleArea({ code, roleId: '7' }))).toHaveLength(12);
  for (const params of [{ code: 'dm', roleId: '7' }, { code: 'DM', roleId: '7a' }, { code: 'ZZ', roleId: '7' }, {}])
    expect(isRoleArea(params)).toBe(false);
});

test('an address is in an area by its first two parts', () => {
  expect(isRoleAreaPath('/CNH/12/demandes/4')).toBe(true);
  expect(isRoleAreaPath('/connexion')).toBe(false);
  expect(isRoleAreaPath('/')).toBe(false);
});
