import { expect, test } from 'vitest';
import { homePath } from './homePath.ts';

test('[R1] with one role one goes straight to its home, with several or none to the choice', () => {
  const home = (...roles: { type: 'DM' | 'I'; id: number }[]) =>
    homePath({ roles, personalDataValidated: true, secondFacteurAttendu: false, invitations: 0 });
  expect(home({ type: 'DM', id: 12 })).toBe('/DM/12');
  expect(home({ type: 'DM', id: 12 }, { type: 'I', id: 3 })).toBe('/bienvenue');
  expect(home()).toBe('/bienvenue');
});

test('[R27] data that are not validated come first', () => {
  const roles = [{ type: 'DM' as const, id: 12 }];
  expect(homePath({ roles, personalDataValidated: false, secondFacteurAttendu: true, invitations: 0 })).toBe(
    '/validation-donnees-personnelles',
  );
});

test('[SF7] a second factor that a role demands comes before any role', () => {
  const roles = [{ type: 'ADM' as const, id: 12 }];
  expect(homePath({ roles, personalDataValidated: true, secondFacteurAttendu: true, invitations: 0 })).toBe(
    '/compte/securite',
  );
});
