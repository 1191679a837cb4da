import { expect, test } from 'vitest';
import { can } from './can.ts';
import { CAPABILITIES, type Capability } from './capability.ts';
import { isNetworkScope } from './isNetworkScope.ts';
import { isAdmin, isMrp, isDemandeur } from './roleGroup.ts';
import { ROLE_TYPES, type RoleType } from './RoleType.ts';
import { scopeOf } from './scopeOf.ts';
import { marksOf } from './test/marksOf.ts';

const who = (judge: (role: RoleType) => boolean): Set<RoleType> => new Set(ROLE_TYPES.filter(judge));
const able = (capability: Capability): Set<RoleType> => who((role) => can(role, capability));

test('[P1] there are twelve roles', () => {
  expect([...ROLE_TYPES].toSorted()).toEqual(['ADM', 'CNH', 'DL', 'DM', 'E', 'F', 'G', 'I', 'R', 'RC', 'RD', 'S']);
});
test('[P2] the review group is I, E, R, RC, RD, CNH', () => {
  expect(who(isMrp)).toEqual(new Set(['I', 'E', 'R', 'RC', 'RD', 'CNH']));
});
test('[P3] the demandeur group is DM, G', () => expect(who(isDemandeur)).toEqual(new Set(['DM', 'G'])));
test('[P4] the admin group is S, ADM', () => expect(who(isAdmin)).toEqual(new Set(['S', 'ADM'])));
test('[P2][P3][P4] DL and F alone belong to no group', () => {
  expect(who((role) => !isMrp(role) && !isDemandeur(role) && !isAdmin(role))).toEqual(new Set(['DL', 'F']));
  for (const role of ROLE_TYPES) {
    expect([isMrp, isDemandeur, isAdmin].filter((judge) => judge(role)).length).toBeLessThan(2);
  }
});
test('[P5] I, E and RD give an avis', () => expect(able('give-avis')).toEqual(new Set(['I', 'E', 'RD'])));
test('[P6] RD, R and CNH see the latest avis', () => {
  expect(able('see-latest-avis')).toEqual(new Set(['RD', 'R', 'CNH']));
});
test('[P7] ADM, S and RD extend a formateur certificat', () => {
  expect(able('extend-certificat-formateur')).toEqual(new Set(['ADM', 'S', 'RD']));
});
test('[P8] only administrators force a task, act as another and edit content', () => {
  for (const capability of ['force-task', 'impersonate', 'edit-content'] as const) {
    expect(able(capability)).toEqual(new Set(['ADM', 'S']));
  }
});
test('[P9] demandeurs see their entite, caisses their own caisse', () => {
  expect(ROLE_TYPES.filter((role) => scopeOf(role, 'read-demandes') === 'entite')).toEqual(['DM', 'G']);
  expect(ROLE_TYPES.filter((role) => scopeOf(role, 'read-demandes') === 'caisse')).toEqual(['RC', 'I']);
});
test('[P9] experts, caisses, dispositifs and the national roles read the sessions of many entites; an entite, a delegation and a formateur their own', () => {
  expect(who((role) => isNetworkScope(role, 'read-sessions'))).toEqual(
    new Set(['E', 'RC', 'I', 'RD', 'R', 'CNH', 'ADM', 'S']),
  );
});
test('[P10] every capability has somebody', () => {
  for (const capability of CAPABILITIES) expect(able(capability).size).toBeGreaterThan(0);
  expect(new Set(CAPABILITIES).size).toBe(CAPABILITIES.length);
});
test('[P60] a capability is had exactly when its scope is not none', () => {
  for (const capability of CAPABILITIES) {
    for (const role of ROLE_TYPES) expect(can(role, capability)).toBe(scopeOf(role, capability) !== 'none');
  }
});

// The matrix a second time, line by line, in its own columns: DM G E RC RD DL I R F ADM S CNH. A capability that it does not name has its line in its
// notion's test; `check` fails on one without.
const MATRIX: readonly (readonly [string, Capability, string])[] = [
  ['[P11] create, edit, submit demandes', 'edit-demande', 'e e – – – – – – – – – –'],
  ['[P12] withdraw or delete demandes', 'delete-demande', 'e e – – – – – – – ✓ ✓ –'],
  ['[P55] delete a refused demande', 'delete-demande-refusee', 'e e – – – – – – – ✓ ✓ ✓'],
  ['[P13] download the engagement letter', 'download-lettre-engagement', 'e e a c d – c ✓ – ✓ ✓ ✓'],
  ['[P14] read demandes', 'read-demandes', 'e e a c d – c ✓ – ✓ ✓ ✓'],
  ['[P15] instruct', 'instruct-demande', '– – – – – – c – – – – –'],
  ['[P16] validate an instruction', 'validate-instruction', '– – – c – – – – – – – –'],
  ['[P17] dispatch', 'dispatch', '– – – – – – – ✓ – – – –'],
  ['[P18] give an avis', 'give-avis', '– – a – d – c – – – – –'],
  ['[P18] give the avis of an expert', 'give-expertise', '– – a – – – – – – – – –'],
  ['[P18] give the avis of the dispositif', 'validate-demande', '– – – – d – – – – – – –'],
  ['[P19] see the latest avis', 'see-latest-avis', '– – – – d – – ✓ – – – ✓'],
  ['[P20] read avis', 'read-avis', '– – a c d – c ✓ – ✓ ✓ ✓'],
  ['[P21] decide', 'decide', '– – – – – – – – – – – ✓'],
  ['[P70] read the agenda of the commission', 'read-commission', '– – – – – – – ✓ – ✓ ✓ ✓'],
  ['[P22] force a task', 'force-task', '– – – – – – – – – ✓ ✓ –'],
  ['[P23] decision letter', 'download-lettre-decision', 'e e – c d – c ✓ – ✓ ✓ ✓'],
  ['[P24] search entites', 'read-entites', 'e e d c ✓ – c ✓ – ✓ ✓ ✓'],
  ['[P25] create an entite', 'create-entite', '– – – – – – c – – ✓ ✓ –'],
  ['[P26] change the caisse that examines', 'change-caisse', '– – – – – – – ✓ – ✓ ✓ –'],
  ['[P27] end an activity', 'end-activite', '– e – c – – – – – ✓ ✓ –'],
  ['[P28] read habilitations', 'read-habilitations', 'e e d c d h c ✓ – ✓ ✓ ✓'],
  ['[P29] suspend', 'suspend-habilitation', '– – – c d – – – – ✓ ✓ ✓'],
  ['[P30] terminate', 'terminate-habilitation', '– – – – – – – – – ✓ ✓ ✓'],
  ['[P31] create a habilitation', 'create-habilitation', '– – – – – – – – – ✓ ✓ ✓'],
  ['[P32] set an end date', 'set-date-fin-habilitation', '– – – – d – – – – ✓ ✓ ✓'],
  ['[P33] delete a platform', 'delete-plateforme', '– – – – d – – – – ✓ ✓ –'],
  ['[P34] delete a habilitation', 'delete-habilitation', '– – – – – – – – – ✓ ✓ –'],
  ['[P35] start a renewal, add a platform', 'start-renouvellement', 'e e – – – – – – – – – –'],
  ['[P36] manage delegates and users', 'manage-entite-users', '– e – – – – – – – ✓ ✓ –'],
  ['[P76] name the gestionnaire of an entite that has none', 'name-gestionnaire', '– – – c – – – – – ✓ ✓ –'],
  ['[P37] create, submit, verify sessions', 'manage-sessions', 'e e – – – h – – – – – –'],
  ['[P38] enter results', 'enter-resultats', '– – – – – – – – a – – –'],
  ['[P39] read sessions', 'read-sessions', 'e e d c d h c ✓ a ✓ ✓ ✓'],
  ['[P40] delete a session', 'delete-session', 'e e – – – h – – – ✓ ✓ –'],
  ['[P41] issue certificates', 'issue-certificats', 'e e – – – h – – – ✓ ✓ –'],
  ['[P56] issue certificates of formateurs', 'issue-certificats-formateur', 'e e – – – h – – a ✓ ✓ –'],
  ['[P75] export the list of certificates', 'export-certificats', 'e e – c d h c ✓ – ✓ ✓ ✓'],
  ['[P71] revoke certificats', 'revoke-certificats', '– – – – d – – – – ✓ ✓ –'],
  ['[P42] extend a certificat of a formateur', 'extend-certificat-formateur', '– – – – d – – – – ✓ ✓ –'],
  ['[P43] scan a QR code', 'scan-qrcode', '✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓'],
  ['[P44] edit certificate models', 'edit-modeles-certificat', '– – – – d – – – – ✓ ✓ –'],
  ['[P45] edit dispositifs and niveaux', 'edit-dispositifs', '– – – – d – – – – ✓ ✓ –'],
  ['[P46] edit news, FAQ, manuals', 'edit-content', '– – – – – – – – – ✓ ✓ –'],
  ['[P73] read the alerts of all', 'read-alertes-de-tous', '– – – – – – – – – ✓ ✓ –'],
  ['[P1080] operate the running product', 'operate', '– – – – – – – – – ✓ ✓ –'],
  ['[P47] edit message types', 'edit-types-message', '– – – – – – – – – ✓ ✓ –'],
  ['[P74] answer for the support', 'answer-support', '– – – – – – – – – ✓ ✓ –'],
  ['[P48] edit settings', 'edit-settings', '– – – – – – – – – ✓ – –'],
  ['[P49] send messages', 'send-messages', '– – – – d – c – – ✓ ✓ ✓'],
  ['[P50] search users, create review roles', 'manage-users', '– – – c – – – – – ✓ ✓ –'],
  ['[P61] merge duplicate persons', 'merge-users', '– – – – – – – – – ✓ ✓ –'],
  ['[P62] take the second factors of another away', 'reset-second-factor', '– – – – – – – – – ✓ ✓ –'],
  ['[P51] impersonate', 'impersonate', '– – – – – – – – – ✓ ✓ –'],
  ['[P52] add a role DM', 'add-role-dm', '✓ ✓ – – – ✓ – – ✓ – – –'],
  ['[D1092] read the trail', 'read-journal', '– – – c – – – – – ✓ – –'],
  ['[P53] statistics', 'read-statistiques', 'e e a c d h c ✓ a ✓ ✓ ✓'],
];

test.each(MATRIX)('%s', (_title, capability, line) => expect(marksOf(capability)).toBe(line));
test('[P10] the matrix above has no capability twice', () => {
  expect(new Set(MATRIX.map(([, capability]) => capability)).size).toBe(MATRIX.length);
});
