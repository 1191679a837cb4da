import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import { todoTasks } from '@habilis/domain/demande/todoTasks';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { administratives, habilitations } from './demandeRows.ts';
import { tasksLeft, type TasksLeft } from './tasksLeft.ts';
import { type Condition, isLeftOn, isUnderWayOn } from './todoConditions.ts';

/** The tasks of which the caller's role has something to give; none nearly always, and then lists are read by their indexes alone. */
async function someLeft(context: RoleContext): Promise<TasksLeft> {
  const { demande_administrative: da, demande_habilitation: dh } = await tasksLeft(context);
  const first = {
    da:
      da.length > 0 &&
      (await administratives(context, [isLeftOn(da)])
        .select('id')
        .limit(1)
        .executeTakeFirst()),
    dh:
      dh.length > 0 &&
      (await habilitations(context, [isLeftOn(dh)])
        .select('id')
        .limit(1)
        .executeTakeFirst()),
  };
  return { demande_administrative: first.da ? da : [], demande_habilitation: first.dh ? dh : [] };
}

/** The demandes that wait for the caller's role: those at its own tasks, and those that nobody holds and that it has to give to somebody; none of them is over, so the indexes of what is under way serve (rules/demandes#without-a-holder). */
export async function isAwaited(context: RoleContext): Promise<Condition> {
  const { type } = context.caller.role;
  const own = {
    demande_administrative: todoTasks(DA_WORKFLOW, type),
    demande_habilitation: todoTasks(DH_WORKFLOW, type),
  };
  const left = await someLeft(context);
  return (table) => {
    const isOwn = isUnderWayOn(own[table])(table);
    return left[table].length === 0 ? isOwn : sql<boolean>`(${isOwn} or ${isLeftOn(left[table])(table)})`;
  };
}
