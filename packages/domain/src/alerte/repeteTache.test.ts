import { expect, test } from 'vitest';
import type { DhTaskKey } from '../demande-habilitation/taskKeys.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { AlerteType } from './ALERTE_RULES.ts';
import { repeteTache } from './repeteTache.ts';

const repeats = (type: AlerteType, role: RoleType, tache: DhTaskKey | null = null) =>
  repeteTache({ type, tache }, role);

test('[A702] an alert of a task repeats it to whoever has the task, an informing one to nobody', () => {
  expect(repeats('DH_A_INSTRUIRE', 'I')).toBe(true);
  expect(repeats('SESSION_A_VERIFIER', 'DL')).toBe(true);
  expect(repeats('DH_AFFECTEE', 'E')).toBe(true);
  // An entite has its sessions among its tasks, a caisse has not.
  expect([repeats('SESSION_A_FINIR', 'G'), repeats('SESSION_A_FINIR', 'RC')]).toEqual([true, false]);
  expect(repeats('DA_SUSPENSION', 'I')).toBe(false);
  expect(repeats('HAB_FIN_PROCHE', 'G')).toBe(false);
});

test('[A702] that a task is late says nothing new to who has it, and something to who answers for them', () => {
  const late = (role: RoleType, ...taches: readonly DhTaskKey[]) =>
    taches.map((tache) => repeats('DH_EN_RETARD', role, tache));
  expect(late('I', 'instruction')).toEqual([true]);
  expect(late('R', 'repartition')).toEqual([true]);
  expect(late('E', 'sous_commission')).toEqual([true]);
  expect(late('CNH', 'planification_decision', 'decision')).toEqual([true, true]);
  expect(late('RC', 'instruction', 'validation_instruction')).toEqual([false, true]);
  expect(late('RD', 'repartition', 'sous_commission', 'validation_demande', 'planification_decision')).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('[A702] a late task of which nobody knows whose it is, is told', () => {
  expect(repeats('DH_EN_RETARD', 'I')).toBe(false);
});
