import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, DEMONSTRATION_SETTINGS } from '../setting/settings.ts';
import { requiresSecondFactor } from './requiresSecondFactor.ts';

test('[SF7] one demanding role among several is enough', () => {
  expect(requiresSecondFactor(['DM', 'S'], ['ADM', 'S'])).toBe(true);
  expect(requiresSecondFactor(['DM', 'I'], ['ADM', 'S'])).toBe(false);
  expect(requiresSecondFactor([], ['ADM'])).toBe(false);
});

test('[SF7] by default administrators, support and the national body must have one; nobody in a demonstration', () => {
  const { rolesSecondFacteur } = DEFAULT_SETTINGS;
  expect((['ADM', 'S', 'CNH'] as const).every((role) => requiresSecondFactor([role], rolesSecondFacteur))).toBe(true);
  expect(requiresSecondFactor(['DM', 'G', 'I', 'RC', 'F'], rolesSecondFacteur)).toBe(false);
  expect(requiresSecondFactor(['ADM', 'S', 'CNH'], DEMONSTRATION_SETTINGS.rolesSecondFacteur)).toBe(false);
});
