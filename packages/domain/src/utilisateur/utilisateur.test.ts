import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { can } from '../role/can.ts';
import { isAdmin } from '../role/roleGroup.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { scopeOf } from '../role/scopeOf.ts';
import { attacheOfRole } from './attacheOfRole.ts';
import { ETATS_UTILISATEUR } from './ETATS_UTILISATEUR.ts';
import { givableRoles } from './givableRoles.ts';
import { groupeDuRole } from './groupeDuRole.ts';
import { isSameRole } from './isSameRole.ts';
import { mayManageRole } from './mayManageRole.ts';
import { refusalOfBlocage } from './refusalOfBlocage.ts';
import { refusalOfFin } from './refusalOfFin.ts';
import { refusalOfFusion } from './refusalOfFusion.ts';
import { refusalOfReinitialisation } from './refusalOfReinitialisation.ts';

const type = fc.constantFrom(...ROLE_TYPES);
const caisseId = fc.option(fc.integer({ min: 1, max: 3 }));
const role = fc.record({ type, mrpId: caisseId });
const personneId = fc.integer({ min: 1, max: 3 });
const acteur = fc.record({ type, mrpId: caisseId, personneId });
const etat = fc.constantFrom(...ETATS_UTILISATEUR);
const compte = fc.record({ personneId, etat, roles: fc.array(role, { maxLength: 3 }) });

const ADM = { type: 'ADM', mrpId: null, personneId: 1 } as const;
const SUPPORT = { type: 'S', mrpId: null, personneId: 2 } as const;
const RC = { type: 'RC', mrpId: 11, personneId: 3 } as const;

describe('who gives which role', () => {
  test('[U1] ADM gives every role, S all but ADM and S', () => {
    expect(givableRoles('ADM')).toEqual(ROLE_TYPES);
    expect(givableRoles('S')).toEqual(ROLE_TYPES.filter((one) => !isAdmin(one)));
  });
  test('[U2] RC gives the instructeurs, the experts and the managers of its own caisse', () => {
    expect(givableRoles('RC')).toEqual(['E', 'RC', 'I']);
    expect(mayManageRole(RC, { type: 'I', mrpId: 11 })).toBe(true);
    expect(mayManageRole(RC, { type: 'I', mrpId: 12 })).toBe(false);
    expect(mayManageRole({ ...RC, mrpId: null }, { type: 'I', mrpId: null })).toBe(false);
  });
  test('[U1][U2] nobody else gives any, and nobody gives what reaches further than what they manage', () => {
    fc.assert(
      fc.property(role, role, (giver, given) => {
        if (!mayManageRole(giver, given)) return;
        expect(can(giver.type, 'manage-users')).toBe(true);
        expect(isAdmin(given.type) && giver.type !== 'ADM').toBe(false);
        if (scopeOf(giver.type, 'manage-users') !== 'caisse') return;
        expect(given.mrpId).toBe(giver.mrpId);
        expect(['caisse', 'assigned']).toContain(scopeOf(given.type, 'read-demandes'));
      }),
    );
  });
  test('[U3] review roles are held for a caisse or the national body, those of demandeurs for an entite', () => {
    const heldFor = (attache: string) => ROLE_TYPES.filter((one) => attacheOfRole(one) === attache);
    expect(heldFor('caisse')).toEqual(['E', 'RC', 'I']);
    expect(heldFor('organisme-national')).toEqual(['RD', 'R', 'CNH']);
    expect([heldFor('entite'), heldFor('entite-facultative')]).toEqual([['G', 'DL'], ['DM']]);
    expect(heldFor('aucune')).toEqual(['F', 'ADM', 'S']);
  });
});

describe('the end of a role', () => {
  test('[U4] is for whoever may give it, and never for the person who holds it', () => {
    const instructeur = { type: 'I', mrpId: 11, personneId: 9 } as const;
    expect(refusalOfFin(RC, instructeur, false)).toBeNull();
    expect(refusalOfFin(RC, { ...instructeur, mrpId: 12 }, false)).toBe('role-non-autorise');
    expect(refusalOfFin(SUPPORT, { ...ADM, personneId: 9 }, false)).toBe('role-non-autorise');
    expect(refusalOfFin(RC, { type: 'RC', mrpId: 11, personneId: 3 }, false)).toBe('role-propre');
  });
  test('[U5] the last administrator stays', () => {
    expect(refusalOfFin(ADM, { ...ADM, personneId: 9 }, true)).toBe('dernier-administrateur');
    expect(refusalOfFin(ADM, { ...ADM, personneId: 9 }, false)).toBeNull();
    expect(refusalOfFin(ADM, { ...SUPPORT, personneId: 9 }, true)).toBeNull();
  });
  test('[U4][U5] whatever the roles, nobody ends their own, and administrators are never left without one', () => {
    fc.assert(
      fc.property(acteur, acteur, fc.boolean(), (one, held, isLast) => {
        if (refusalOfFin(one, held, isLast) !== null) return;
        expect(one.personneId).not.toBe(held.personneId);
        expect(held.type === 'ADM' && isLast).toBe(false);
      }),
    );
  });
});

test('[U943] roles that alone take a step keep somebody in the network, each caisse, each dispositif', () => {
  expect(ROLE_TYPES.filter((one) => groupeDuRole(one) !== null)).toEqual(
    ROLE_TYPES.filter((one) => ['R', 'CNH', 'RC', 'RD'].includes(one)),
  );
  expect([groupeDuRole('RD'), groupeDuRole('RC'), groupeDuRole('CNH')]).toEqual(['dispositif', 'caisse', 'reseau']);
});

describe('blocking an account', () => {
  test('[U6] is for whoever might end each of its roles', () => {
    const instructeur = { personneId: 9, roles: [{ type: 'I', mrpId: 11 }] } as const;
    expect(refusalOfBlocage(RC, instructeur, false)).toBeNull();
    const both = { ...instructeur, roles: [...instructeur.roles, { type: 'F', mrpId: null }] } as const;
    expect(refusalOfBlocage(RC, both, false)).toBe('compte-non-autorise');
    expect(refusalOfBlocage(SUPPORT, both, false)).toBeNull();
    expect(refusalOfBlocage(SUPPORT, { personneId: 9, roles: [ADM] }, false)).toBe('compte-non-autorise');
    expect(refusalOfBlocage(ADM, { personneId: 9, roles: [ADM] }, true)).toBe('dernier-administrateur');
  });
  test('[U6] nobody blocks themselves', () => {
    fc.assert(
      fc.property(acteur, fc.array(role), (one, roles) => {
        expect(refusalOfBlocage(one, { personneId: one.personneId, roles }, false)).toBe('compte-propre');
      }),
    );
  });
});

describe('taking the second factors of another away', () => {
  const formateur = { personneId: 9, roles: [{ type: 'F', mrpId: null }] } as const;

  test('[U15] is for ADM, and for S where no role is ADM or S', () => {
    const secretaire = { personneId: 9, roles: [{ type: 'CNH', mrpId: 1 }] } as const;
    expect(refusalOfReinitialisation(SUPPORT, secretaire, true)).toBeNull();
    expect(refusalOfReinitialisation(SUPPORT, { personneId: 9, roles: [...formateur.roles, ADM] }, true)).toBe(
      'compte-non-autorise',
    );
    expect(refusalOfReinitialisation(ADM, { personneId: 9, roles: [ADM, SUPPORT] }, true)).toBeNull();
    expect(refusalOfReinitialisation(RC, { personneId: 9, roles: [{ type: 'I', mrpId: 11 }] }, true)).toBe(
      'compte-non-autorise',
    );
  });
  test('[U15] is of no use to whoever has none, and never for oneself', () => {
    expect(refusalOfReinitialisation(SUPPORT, formateur, false)).toBe('aucun-second-facteur');
    fc.assert(
      fc.property(acteur, fc.array(role), fc.boolean(), (one, roles, has) => {
        expect(refusalOfReinitialisation(one, { personneId: one.personneId, roles }, has)).toBe('compte-propre');
      }),
    );
  });
  test('[U15] whatever the roles, only those who may give each of them take them away', () => {
    fc.assert(
      fc.property(acteur, compte, (one, person) => {
        if (refusalOfReinitialisation(one, person, true) !== null) return;
        expect(can(one.type, 'reset-second-factor')).toBe(true);
        expect(person.roles.every((held) => mayManageRole(one, held))).toBe(true);
      }),
    );
  });
});

describe('merging two accounts', () => {
  const julie = { personneId: 9, etat: 'active', roles: [{ type: 'F', mrpId: null }] } as const;
  const twin = { ...julie, personneId: 10, etat: 'a-activer' } as const;

  test('[S20][U7] ADM and S merge two accounts, neither of them their own nor blocked', () => {
    expect([refusalOfFusion(ADM, julie, twin), refusalOfFusion(SUPPORT, julie, twin)]).toEqual([null, null]);
    expect(refusalOfFusion(RC, julie, twin)).toBe('fusion-non-autorisee');
    expect(refusalOfFusion(ADM, julie, julie)).toBe('fusion-meme-compte');
    expect(refusalOfFusion({ ...ADM, personneId: 9 }, julie, twin)).toBe('fusion-compte-propre');
    expect(refusalOfFusion(ADM, julie, { ...twin, etat: 'bloquee' })).toBe('fusion-compte-bloque');
    expect(refusalOfFusion(ADM, twin, julie)).toBe('fusion-garde-a-activer');
    expect(refusalOfFusion(ADM, twin, { ...julie, etat: 'a-activer' })).toBeNull();
    expect(refusalOfFusion(ADM, julie, { ...twin, etat: 'active' })).toBeNull();
  });
  test('[U7] a merge never gives a role that its author may not give', () => {
    expect(refusalOfFusion(SUPPORT, julie, { ...twin, roles: [ADM] })).toBe('fusion-non-autorisee');
    fc.assert(
      fc.property(acteur, compte, compte, (one, garde, absorbe) => {
        if (refusalOfFusion(one, garde, absorbe) !== null) return;
        expect([...garde.roles, ...absorbe.roles].every((held) => mayManageRole(one, held))).toBe(true);
        expect(new Set([one.personneId, garde.personneId, absorbe.personneId]).size).toBe(3);
        expect([garde.etat, absorbe.etat]).not.toContain('bloquee');
      }),
    );
  });
  test('[U8] a role that both hold is one, but each demandeur without entite begins another', () => {
    const instructeur = { type: 'I', mrpId: 11, entiteId: null } as const;
    expect(isSameRole(instructeur, { ...instructeur })).toBe(true);
    expect(isSameRole(instructeur, { ...instructeur, mrpId: 12 })).toBe(false);
    expect(isSameRole(instructeur, { ...instructeur, type: 'RC' })).toBe(false);
    const manager = { type: 'G', mrpId: null, entiteId: 4 } as const;
    expect(isSameRole(manager, { ...manager, entiteId: 5 })).toBe(false);
    const demandeur = { type: 'DM', mrpId: null, entiteId: null } as const;
    expect(isSameRole(demandeur, { ...demandeur })).toBe(false);
    expect(isSameRole({ ...demandeur, entiteId: 4 }, { ...demandeur, entiteId: 4 })).toBe(true);
  });
});
