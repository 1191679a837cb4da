import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import type { Capability } from '@habilis/domain/role/capability';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { currentRoleAtom } from './atoms.ts';
import { requireCapability } from './requireCapability.ts';

const store = getDefaultStore();
afterEach(() => store.set(currentRoleAtom, null));

test('a page is there for the roles that can use it, and for no other', () => {
  const admitted = (...capabilities: readonly Capability[]) => {
    try {
      requireCapability(...capabilities);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ init: { status: 404 } });
      return false;
    }
  };
  expect(admitted('impersonate')).toBe(false);
  store.set(currentRoleAtom, exampleRole({ type: 'S' }));
  expect(admitted('impersonate')).toBe(true);
  store.set(currentRoleAtom, exampleRole({ type: 'G' }));
  expect([admitted('impersonate'), admitted('manage-users'), admitted('create-habilitation')]).toEqual([
    false,
    false,
    false,
  ]);
  // One of several is enough.
  expect(admitted('impersonate', 'manage-sessions')).toBe(true);
});
