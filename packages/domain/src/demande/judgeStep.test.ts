import { expect, test } from 'vitest';
import { judgeStep, type Step } from './judgeStep.ts';
import type { Line, Workflow } from './Workflow.ts';

type Etat = { readonly taskKey: 'decision' | 'fin' };
type Need = 'jour' | 'motif' | 'lettre';
type Decision = Line<'decision' | 'fin', 'Soumet', 'accorde' | 'refuse', never, Need>;
type Asked = Step<Etat> & { readonly given: readonly Need[] };

const WHO = 'decide' as const;
const line = (effect: 'accorde' | 'refuse', ...needs: Need[]): Decision => ({
  task: 'decision',
  action: 'Soumet',
  who: WHO,
  next: 'fin',
  effects: [effect],
  when: [],
  needs,
});
const GRANTS = line('accorde', 'jour', 'lettre');
const REFUSES = line('refuse', 'motif', 'jour');

const lacks = (need: Need) => (asked: Asked) => (asked.given.includes(need) ? null : need);
const workflow: Workflow<Decision, Etat, Asked, Need> = {
  tasks: ['decision', 'fin'],
  lines: [GRANTS, REFUSES],
  over: ['fin'],
  resting: [],
  endings: [],
  judgedAnywhere: [],
  filledBy: WHO,
  savedBy: [],
  holds: {},
  judges: { jour: lacks('jour'), motif: lacks('motif'), lettre: lacks('lettre') },
  offeredWith: {},
};
const asked = (...given: Need[]): Asked => ({
  etat: { taskKey: 'decision' },
  actionKey: 'Soumet',
  role: 'CNH',
  today: '2026-03-02',
  given,
});
const meant = (effect: 'accorde' | 'refuse' | null) => ({
  isMeant: ({ effects }: Decision) => effects.some((one) => one === effect),
  otherwise: 'sans-decision' as const,
});

test('[DH1] of several lines of one action the one that is meant is taken, and judged by its own needs', () => {
  expect(judgeStep(workflow, asked('jour', 'motif'), meant('refuse'))).toEqual({ ok: true, line: REFUSES });
  expect(judgeStep(workflow, asked('jour', 'motif'), meant('accorde'))).toEqual({ ok: false, reason: 'lettre' });
});

test('[DH1] while none is meant, what all the lines need is asked for, then the choice; never what one of them needs', () => {
  expect(judgeStep(workflow, asked(), meant(null))).toEqual({ ok: false, reason: 'jour' });
  expect(judgeStep(workflow, asked('jour'), meant(null))).toEqual({ ok: false, reason: 'sans-decision' });
});

test('[DH1] where nothing tells several lines apart the first of the table is taken', () => {
  expect(judgeStep(workflow, asked('jour', 'lettre'))).toEqual({ ok: true, line: GRANTS });
});
