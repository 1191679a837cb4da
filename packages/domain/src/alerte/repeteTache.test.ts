import { expect, test } from 'vitest';
import { repeteTache } from './repeteTache.ts';

test('[A702] an alert of a task repeats it to whoever has the task, an informing one to nobody', () => {
  expect(repeteTache('DH_A_INSTRUIRE', 'I')).toBe(true);
  expect(repeteTache('SESSION_A_VERIFIER', 'DL')).toBe(true);
  expect(repeteTache('DH_AFFECTEE', 'E')).toBe(true);
  expect(repeteTache('DA_SUSPENSION', 'I')).toBe(false);
  expect(repeteTache('HAB_FIN_PROCHE', 'G')).toBe(false);
});

test('[A702] that a task is late says nothing new to who has it, and something to who answers for them', () => {
  for (const role of ['I', 'E', 'R', 'CNH'] as const) expect(repeteTache('DH_EN_RETARD', role)).toBe(true);
  for (const role of ['RC', 'RD'] as const) expect(repeteTache('DH_EN_RETARD', role)).toBe(false);
});
