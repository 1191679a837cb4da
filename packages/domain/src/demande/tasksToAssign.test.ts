import { expect, test } from 'vitest';
import { DA_WORKFLOW } from '../demande-administrative/workflow.ts';
import { DH_WORKFLOW } from '../demande-habilitation/workflow.ts';
import { toldOf } from '../notification/test/toldOf.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { isSansTitulaire } from './isSansTitulaire.ts';
import { rolesToAssign, tasksToAssign } from './tasksToAssign.ts';

test('[DH940] a task that its group cannot take is the work of those who may give it to somebody', () => {
  const given = ROLE_TYPES.flatMap((role) => {
    const tasks = [...tasksToAssign(DA_WORKFLOW, role), ...tasksToAssign(DH_WORKFLOW, role)];
    return tasks.length === 0 ? [] : [[role, ...tasks]];
  });
  expect(given).toEqual([
    ['RC', 'da_instruction', 'instruction'],
    ['RD', 'sous_commission'],
    ['R', 'sous_commission'],
  ]);
  expect(rolesToAssign(DH_WORKFLOW, 'sous_commission')).toEqual(['RD', 'R']);
  expect(rolesToAssign(DH_WORKFLOW, 'validation_demande')).toEqual([]);
});
test('[DH940] an expertise that nobody holds waits for them, an instruction only when the caisse has nobody to take it', () => {
  const waits = (
    tache: 'sous_commission' | 'instruction' | 'repartition',
    assigneId: number | null,
    hasGroup: boolean,
  ) => isSansTitulaire(DH_WORKFLOW, { tache, assigneId, hasGroup });
  expect(waits('sous_commission', null, true)).toBe(true);
  expect(waits('sous_commission', 7, true)).toBe(false);
  expect(waits('instruction', null, true)).toBe(false);
  expect(waits('instruction', null, false)).toBe(true);
  expect(waits('instruction', 7, false)).toBe(false);
  expect(waits('repartition', null, false)).toBe(false);
});
test('[DH941] whoever may give a task is mailed that nobody has it, whoever may hold one that it was given to them', () => {
  expect(toldOf('TACHE_SANS_TITULAIRE')).toEqual(['TACHES RC RD R']);
  expect(toldOf('TACHES_CONFIEES')).toEqual(['TACHES E RC RD I R CNH']);
});
