import { expect, test } from 'vitest';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { DA_WORKFLOW } from '../demande-administrative/workflow.ts';
import { DH_WORKFLOW } from '../demande-habilitation/workflow.ts';
import { stockTasks } from './stockTasks.ts';
import { todoTasks } from '../demande/todoTasks.ts';

test('[G850] who answers for others counts all that agents hold, everybody else their own tasks', () => {
  expect(stockTasks('I')).toEqual({ DA: ['da_instruction'], DH: ['instruction'] });
  expect(stockTasks('R')).toEqual({ DA: [], DH: ['repartition'] });
  expect(stockTasks('E')).toEqual({ DA: [], DH: ['sous_commission'] });
  for (const role of ['RC', 'RD', 'ADM'] as const) {
    const { DA, DH } = stockTasks(role);
    expect(DA).toEqual(['da_instruction', 'da_validation_rejet']);
    expect(DH).toEqual(expect.arrayContaining(['instruction', 'repartition', 'sous_commission', 'decision']));
    // What waits for the entite, rests or is over is nobody's stock.
    for (const task of ['saisie', 'complement', 'acceptee', 'suppression_apres_refus']) expect(DH).not.toContain(task);
  }
});

test('[G850] the stock of an agent holds every task that waits for them', () => {
  for (const role of ROLE_TYPES.filter((one) => one !== 'DM' && one !== 'G')) {
    const { DA, DH } = stockTasks(role);
    expect(DA).toEqual(expect.arrayContaining(todoTasks(DA_WORKFLOW, role)));
    expect(DH).toEqual(expect.arrayContaining(todoTasks(DH_WORKFLOW, role)));
  }
});
