import { expect, test } from 'vitest';
import { DA_TASK_KEYS } from '../demande-administrative/taskKeys.ts';
import { DH_TASK_KEYS } from '../demande-habilitation/taskKeys.ts';
import { hasHolder } from './hasHolder.ts';

test('[G1] the tasks of the network have a holder or lack one; those of the entite and what is over do not', () => {
  expect([...DA_TASK_KEYS, ...DH_TASK_KEYS].filter((taskKey) => hasHolder(taskKey))).toEqual([
    'da_instruction',
    'da_validation_rejet',
    'instruction',
    'validation_instruction',
    'repartition',
    'sous_commission',
    'validation_demande',
    'planification_decision',
    'decision',
  ]);
});
