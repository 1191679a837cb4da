import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOfAction } from '../demande/faultsOfNeeds.ts';
import { actionFaults } from './actionFaults.ts';
import { steps, whole } from './test/steps.ts';
import { transition } from './transition.ts';
import { DA_FORM, DA_WORKFLOW } from './workflow.ts';

test('[DX920] a step is refused for a field of its form exactly when the form finds it', () => {
  fc.assert(
    fc.property(steps, (asked) => {
      const outcome = transition(asked);
      const faults = actionFaults(asked.taskKey, asked.actionKey, asked);
      if (outcome.ok) expect(faults).toEqual([]);
      else if (Object.keys(DA_FORM.fields).includes(outcome.reason)) expect(faults[0]?.title).toBe(outcome.reason);
    }),
  );
});
test('[DX920] all that an action lacks is told at once, each at its field', () => {
  const asked = { ...whole, hasComment: false, dateSuspensionDemandee: '2026-11-21' };
  expect(actionFaults('da_instruction', 'DemandeComplement', asked)).toEqual([
    { path: 'draftWorkflowComment', title: 'demande.commentaire-requis' },
    { path: 'dateSuspensionAdministrative', title: 'demande.date-suspension-trop-proche' },
  ]);
  expect(actionFaults('da_instruction', 'Affecte', { ...whole, hasAssignee: false })).toEqual([
    { path: 'currentWorkflowTask.assignedUserHabilisId', title: 'demande.affectation-requise' },
  ]);
  expect(actionFaults('da_saisie', null, { ...whole, hasComment: false })).toEqual([]);
  expect(actionFaults('ailleurs', 'Rejette', { ...whole, hasComment: false })).toEqual([]);
});
test('[DX920] the lines that share an action need the same', () => {
  for (const { task, action, needs } of DA_WORKFLOW.lines) {
    const all = linesOfAction(DA_WORKFLOW.lines, { taskKey: task, actionKey: action });
    expect(all.map((line) => line.needs)).toEqual(all.map(() => needs));
  }
});
