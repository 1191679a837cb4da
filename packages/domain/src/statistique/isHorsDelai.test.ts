import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../setting/settings.ts';
import { isHorsDelai } from './isHorsDelai.ts';

test('[ST1061] a step is late that was left after the last day of its delay as it is set; what has no delay is neither', () => {
  const settings = { ...DEFAULT_SETTINGS, delaiInstructionDhJours: 20, delaiInstructionDaJours: 10 };
  expect([20, 21].map((jours) => isHorsDelai('instruction', jours, settings))).toEqual([false, true]);
  expect([10, 11].map((jours) => isHorsDelai('da_instruction', jours, settings))).toEqual([false, true]);
  // A decision is due from its commission, a draft never.
  expect([isHorsDelai('decision', 400, settings), isHorsDelai('saisie', 400, settings)]).toEqual([null, null]);
});
