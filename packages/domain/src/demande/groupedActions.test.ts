import * as fc from 'fast-check';
import { describe as group, expect, test } from 'vitest';
import { DA_WORKFLOW } from '../demande-administrative/workflow.ts';
import { DH_WORKFLOW } from '../demande-habilitation/workflow.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { actionsOnTask } from './actionsOnTask.ts';
import { groupedActions } from './groupedActions.ts';
import { TABLES } from './test/TABLES.ts';

test('[EC60] an instructeur claims and assigns in groups, and validates no file without opening it', () => {
  expect(groupedActions(DA_WORKFLOW, { taskKey: 'da_instruction', role: 'I' })).toEqual(['PrendEnCharge', 'Affecte']);
  expect(groupedActions(DH_WORKFLOW, { taskKey: 'instruction', role: 'I' })).toEqual(['PrendEnCharge', 'Affecte']);
});

test('[EC60] a responsable of a caisse validates instructions in groups, and assigns those of the instructeurs', () => {
  expect(groupedActions(DH_WORKFLOW, { taskKey: 'validation_instruction', role: 'RC' })).toEqual([
    'PrendEnCharge',
    'Affecte',
    'Soumet',
  ]);
  expect(groupedActions(DH_WORKFLOW, { taskKey: 'instruction', role: 'RC' })).toEqual(['Affecte']);
});

test('[EC60] the commission claims in groups; an avis and a date are given file by file', () => {
  expect(groupedActions(DH_WORKFLOW, { taskKey: 'decision', role: 'CNH' })).toEqual(['PrendEnCharge']);
  expect(groupedActions(DH_WORKFLOW, { taskKey: 'sous_commission', role: 'E' })).toEqual([]);
  expect(groupedActions(DH_WORKFLOW, { taskKey: 'repartition', role: 'R' })).toEqual(['PrendEnCharge', 'Affecte']);
});

test('[EC60] what needs anything beside a person to name is taken demande by demande', () => {
  const lines = DA_WORKFLOW.lines.map((line) => ({ ...line, needs: ['affectation', 'commentaire'] }));
  expect(groupedActions({ ...DA_WORKFLOW, lines }, { taskKey: 'da_instruction', role: 'I' })).toEqual([]);
});

group.each(TABLES)('$name', ({ workflow }) => {
  test('[EC60] what is grouped is among the actions of the task, asks for no comment and gives an entite nothing to submit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...workflow.tasks), fc.constantFrom(...ROLE_TYPES), (taskKey, role) => {
        const known = actionsOnTask(workflow, { taskKey, role });
        for (const one of groupedActions(workflow, { taskKey, role })) {
          expect(known.find(({ key }) => key === one)?.commentaireRequis).toBe(false);
          expect(['DM', 'G', 'DL', 'F']).not.toContain(role);
        }
      }),
    );
  });
});
