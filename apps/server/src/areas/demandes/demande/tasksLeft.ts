import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import { assignableRoles } from '@habilis/domain/demande/assignableRoles';
import { isClaimable } from '@habilis/domain/demande/isClaimable';
import { tasksToAssign } from '@habilis/domain/demande/tasksToAssign';
import type { Line, WorkflowTable } from '@habilis/domain/demande/Workflow';
import type { RoleContext } from '../../../platform/Handler.ts';
import { agentsOf } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';

/** Of each table, the tasks of which what nobody holds is the caller's work. */
export type TasksLeft = Readonly<Record<'demande_administrative' | 'demande_habilitation', readonly string[]>>;

/** What its group takes by itself is nobody's work only where the group is empty. */
async function ofWorkflow<L extends Line>(context: RoleContext, workflow: WorkflowTable<L>): Promise<L['task'][]> {
  const { type, mrpId } = context.caller.role;
  const left: L['task'][] = [];
  for (const task of tasksToAssign(workflow, type)) {
    if (!isClaimable(workflow, task)) {
      left.push(task);
      continue;
    }
    const groups = await Promise.all(assignableRoles(workflow, task).map((role) => agentsOf(context, role, mrpId)));
    if (groups.every((group) => group.length === 0)) left.push(task);
  }
  return left;
}

/** The tasks that the caller's role has to give to somebody when nobody holds them: nobody could take them by themselves (rules/demandes#without-a-holder). */
export const tasksLeft = async (context: RoleContext): Promise<TasksLeft> => ({
  demande_administrative: await ofWorkflow(context, DA_WORKFLOW),
  demande_habilitation: await ofWorkflow(context, DH_WORKFLOW),
});
