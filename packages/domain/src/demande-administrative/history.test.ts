import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seesAgents } from '../role/seesAgents.ts';
import { sideOf } from '../role/sideOf.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { isSharedStep } from './isSharedStep.ts';
import { COMMISSION_STEPS, isVisibleStep } from '../demande/isVisibleStep.ts';
import { DA_TASK_KEYS } from './taskKeys.ts';
import { DA_ACTION_KEYS } from './workflow.ts';

const roles = fc.constantFrom(...ROLE_TYPES);
const tasks = fc.constantFrom(...DA_TASK_KEYS);
const isDemandeur = (role: string) => role === 'DM' || role === 'G';

test('[DA78] the demandeur reads their own comments, corrections, and what is said to them', () => {
  const shared = (
    action: string,
    [tache, suivante]: readonly [Parameters<typeof isSharedStep>[0]['tache'], (typeof DA_TASK_KEYS)[number]],
    role: (typeof ROLE_TYPES)[number],
  ) => isSharedStep({ action, tache, suivante, role });
  expect(shared('Soumet', ['da_saisie', 'da_instruction'], 'DM')).toBe(true);
  expect(shared('DemandeComplement', ['da_instruction', 'da_complement'], 'I')).toBe(true);
  expect(shared('Soumet', ['da_instruction', 'validee'], 'I')).toBe(true);
  expect(shared('Confirme', ['da_validation_rejet', 'refusee'], 'RC')).toBe(true);
  expect(shared('Enregistre', ['da_instruction', 'da_instruction'], 'I')).toBe(true);
  expect(shared('Rejette', ['da_instruction', 'da_validation_rejet'], 'I')).toBe(false);
  expect(shared('Renvoie', ['da_validation_rejet', 'da_instruction'], 'RC')).toBe(false);
  expect(shared('Affecte', ['da_instruction', 'da_instruction'], 'RC')).toBe(false);
  // A comment on a step that stays on its task is addressed to nobody.
  expect(shared('PrendEnCharge', ['da_complement', 'da_complement'], 'I')).toBe(false);
});
test('[DA78] a demandeur’s own step is always shared', () => {
  fc.assert(
    fc.property(tasks, tasks, fc.constantFrom(...DA_ACTION_KEYS), roles, (tache, suivante, action, role) => {
      const addressed = tache !== suivante && ['da_complement', 'validee', 'refusee'].includes(suivante);
      expect(isSharedStep({ action, tache, suivante, role })).toBe(isDemandeur(role) || addressed);
    }),
  );
});
test('[DA78] a demandeur sees the caisse instead of its agents, and no step that only they share', () => {
  expect(ROLE_TYPES.filter((role) => !seesAgents(role))).toEqual(['DM', 'G']);
  const inTask = { action: 'Affecte', tache: 'da_instruction', suivante: 'da_instruction' };
  expect(isVisibleStep('DM', { ...inTask, partage: false })).toBe(false);
  expect(isVisibleStep('DM', { ...inTask, partage: true })).toBe(true);
  expect(isVisibleStep('G', { ...inTask, suivante: 'da_validation_rejet', partage: false })).toBe(true);
  expect(isVisibleStep('RC', { ...inTask, partage: false })).toBe(true);
  fc.assert(
    fc.property(roles, fc.boolean(), tasks, tasks, (role, partage, tache, suivante) => {
      const isHidden = isDemandeur(role) && !partage && tache === suivante;
      expect(isVisibleStep(role, { action: 'Soumet', partage, tache, suivante })).toBe(!isHidden);
    }),
  );
});
test('[CN12] that a decision was recorded or cancelled is read by those who decide, and by nobody else', () => {
  for (const action of Object.values(COMMISSION_STEPS)) {
    const step = { action, partage: false, tache: 'decision', suivante: 'decision' };
    expect(ROLE_TYPES.filter((role) => isVisibleStep(role, step))).toEqual(['CNH']);
  }
});
test('[DA79] each side writes its own unsent comment, the other roles write none', () => {
  expect(ROLE_TYPES.filter((role) => sideOf(role) === 'demandeur')).toEqual(['DM', 'G']);
  expect(ROLE_TYPES.filter((role) => sideOf(role) === 'caisse').toSorted()).toEqual(['CNH', 'E', 'I', 'R', 'RC', 'RD']);
  expect(ROLE_TYPES.filter((role) => sideOf(role) === null).toSorted()).toEqual(['ADM', 'DL', 'F', 'S']);
});
