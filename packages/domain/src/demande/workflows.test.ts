import * as fc from 'fast-check';
import { describe as group, expect, test } from 'vitest';
import { can } from '../role/can.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { actionsOnTask } from './actionsOnTask.ts';
import { assignableRoles } from './assignableRoles.ts';
import { isModifiable } from './isModifiable.ts';
import { isUnderWay } from './isUnderWay.ts';
import { refusalOfAction } from './refusalOfAction.ts';
import { TABLES } from './test/TABLES.ts';
import { todoTasks } from './todoTasks.ts';

const roles = fc.constantFrom(...ROLE_TYPES);

group.each(TABLES)('$name', ({ workflow, tried, named }) => {
  const { tasks, lines, endings, judgedAnywhere } = workflow;
  const nextsOf = ({ next }: (typeof lines)[number]) => named[next] ?? [next];
  /** The tasks that can be reached from one, itself included. */
  const reachedFrom = (start: string) => {
    const reached = new Set([start]);
    for (const task of reached)
      for (const line of lines.filter((one) => one.task === task)) nextsOf(line).forEach((next) => reached.add(next));
    return reached;
  };

  test('[DA1][DH1] a submit that names no action means Soumet', () => {
    fc.assert(
      fc.property(tried, ({ insteadOf }) => {
        expect(insteadOf(null)).toEqual(insteadOf('Soumet'));
      }),
    );
  });

  test('[DA34][DH1] each action is offered once, and only what is offered is accepted', () => {
    fc.assert(
      fc.property(tried, ({ offered, actionKey, outcome }) => {
        expect(new Set(offered).size).toBe(offered.length);
        if (outcome.ok)
          expect([outcome.action, offered]).toEqual([actionKey ?? 'Soumet', expect.arrayContaining([outcome.action])]);
      }),
    );
  });

  test('[DA3][DH5] an accepted step is a line of the table: its task, its action, its role, its effects, and where it leads', () => {
    fc.assert(
      fc.property(tried, ({ taskKey, role, outcome }) => {
        if (!outcome.ok) return;
        const mine = lines.filter(
          ({ task, action, who }) => task === taskKey && action === outcome.action && can(role, who),
        );
        const { next, effects } = outcome;
        expect(mine.flatMap((line) => nextsOf(line).map((one) => [one, line.effects]))).toContainEqual([next, effects]);
      }),
    );
  });

  test('[DA3][DH1] an unknown action is forbidden, one of others too, one’s own on another task says that the task has moved', () => {
    const actions = fc.constantFrom(...lines.map(({ action }) => action), 'Invente');
    fc.assert(
      fc.property(fc.constantFrom(...tasks), actions, roles, (taskKey, actionKey, role) => {
        const isMine = lines.some(({ action, who }) => action === actionKey && can(role, who));
        const isHere = actionsOnTask(workflow, { taskKey, role }).some(({ key }) => key === actionKey);
        const expected = isMine
          ? isHere || judgedAnywhere.includes(actionKey)
            ? null
            : 'demande.etape-modifiee'
          : 'demande.action-interdite';
        expect(refusalOfAction(workflow, { taskKey, actionKey, role })).toBe(expected);
      }),
    );
  });

  test('[DA7][DH42] the lines know the tasks of the table alone; all are reached from the draft, and an end from each', () => {
    expect(new Set(lines.flatMap((line) => [line.task, ...nextsOf(line)]))).toEqual(new Set(tasks));
    expect(reachedFrom(tasks[0] ?? '')).toEqual(new Set(tasks));
    for (const task of tasks) {
      const ends = [...reachedFrom(task)].filter((one) => !isUnderWay(workflow, one));
      expect([task, ends.length > 0]).toEqual([task, true]);
    }
  });

  test('[DA31][DH42] what is over is only ended further, or mended where it stands', () => {
    const after = lines.filter(({ task, next }) => !isUnderWay(workflow, task) && next !== task);
    expect(after.filter(({ action }) => !endings.includes(action))).toEqual([]);
  });

  test('[DA69][DH42] a live task waits for somebody who may have it, rests, or waits for its end', () => {
    for (const task of tasks.filter((one) => isUnderWay(workflow, one) && !workflow.resting.includes(one))) {
      const waited = ROLE_TYPES.filter((role) => todoTasks(workflow, role).includes(task));
      const isEndable = lines.some((line) => line.task === task && endings.includes(line.action));
      expect([task, waited.length > 0 || isEndable]).toEqual([task, true]);
      expect(waited).toEqual(expect.arrayContaining(assignableRoles(workflow, task)));
    }
  });

  test('[DA33][DH6] who may change the fields of a task may submit it', () => {
    for (const taskKey of tasks) {
      for (const role of ROLE_TYPES.filter((one) => isModifiable(workflow, taskKey, one)))
        expect(actionsOnTask(workflow, { taskKey, role }).map(({ key }) => key)).toContain('Soumet');
    }
  });

  test('[DA65][DH9] a deletion is asked for nothing but a comment', () => {
    const deletions = lines.filter(({ action }) => action === 'Supprime');
    expect(deletions.map(({ needs }) => needs)).toEqual(deletions.map(() => ['commentaire']));
  });
});
