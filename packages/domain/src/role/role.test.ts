import { expect, test } from 'vitest';
import { CAPABILITIES } from './capability.ts';
import { can } from './can.ts';
import { isAdmin, isMrp, isRequester } from './roleGroup.ts';
import { ROLE_TYPES } from './RoleType.ts';
import { scopeOf } from './scopeOf.ts';

const who = (judge: (role: (typeof ROLE_TYPES)[number]) => boolean) => ROLE_TYPES.filter(judge);

test('[P1] there are twelve roles', () => expect(new Set(ROLE_TYPES).size).toBe(12));
test('[P2] the review group is I, E, R, RC, RD, CNH', () =>
  expect(new Set(who(isMrp))).toEqual(new Set(['I', 'E', 'R', 'RC', 'RD', 'CNH'])));
test('[P3] the requester group is DM, G', () => expect(who(isRequester)).toEqual(['DM', 'G']));
test('[P4] the admin group is S, ADM', () => expect(new Set(who(isAdmin))).toEqual(new Set(['S', 'ADM'])));
test('[P5] I, E and RD give an opinion', () =>
  expect(new Set(who((role) => can(role, 'give-avis')))).toEqual(new Set(['I', 'E', 'RD'])));
test('[P6] RD, R and CNH see the latest opinion', () =>
  expect(new Set(who((role) => can(role, 'see-latest-avis')))).toEqual(new Set(['RD', 'R', 'CNH'])));
test('[P7] ADM, S and RD extend a trainer certificate', () =>
  expect(new Set(who((role) => can(role, 'extend-certificat-formateur')))).toEqual(new Set(['ADM', 'S', 'RD'])));
test('[P8] only administrators force a task, act as another and edit content', () => {
  for (const capability of ['force-task', 'impersonate', 'edit-content'] as const)
    expect(who((role) => can(role, capability)).every(isAdmin)).toBe(true);
});
test('[P9] requesters see their entity, funds their own fund', () => {
  expect(['DM', 'G', 'I', 'RC', 'R', 'F'].map((role) => scopeOf(role as 'DM', 'read-demandes'))).toEqual([
    'entite',
    'entite',
    'caisse',
    'caisse',
    'all',
    'none',
  ]);
  expect(who((role) => can(role, 'instruct-demande'))).toEqual(['I']);
  expect(who((role) => can(role, 'validate-instruction'))).toEqual(['RC']);
});
test('[P10] every capability has somebody', () => {
  for (const capability of CAPABILITIES) expect(who((role) => can(role, capability))).not.toEqual([]);
});
