import type { DaWriteTitle } from './DaWriteTitle.ts';
import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { hasWrittenPoint } from '@habilis/domain/complement/hasWrittenPoint';
import { actionFaults } from '@habilis/domain/demande-administrative/actionFaults';
import { type DaTransitionOutcome, transition } from '@habilis/domain/demande-administrative/transition';
import type { DaRevision } from '@habilis/domain/demande-administrative/workflow';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import type { RoleContext } from '../../../platform/Handler.ts';
import type { DemandeRow } from './findDemande.ts';
import { refuseMisplaced, refuseStale, type UntimelyTitle } from '../tache/openForWrite.ts';
import { DA_WRITING } from './DA_WRITING.ts';

export type Decision = Extract<DaTransitionOutcome, { ok: true }> & { readonly commentaire: string | null };
/** A step that is refused, with all that is wrong in its fields. */
type Refused = Extract<DaTransitionOutcome, { ok: false }> & { readonly faults: readonly FieldFault[] };

/** What a step asks for, from a submit or from a deletion. */
export type Asked = Pick<
  DemandeAdministrativeWrite,
  'version' | 'currentWorkflowTask' | 'dateSuspensionAdministrative' | 'points'
> & {
  readonly id: number | null;
  readonly revision: DaRevision;
  readonly commentaire: string | null;
};

/** Lets the domain judge a step: 400 for an action that is not the caller's, 409 for one whose task or version has moved (rules/demandes#steps). */
export async function judgeStep(
  context: RoleContext<UntimelyTitle>,
  row: DemandeRow,
  asked: Asked,
): Promise<Decision | Refused> {
  const { role } = context.caller;
  const { selectedActionKey: actionKey, assignedUserHabilisId } = asked.currentWorkflowTask;
  await refuseMisplaced(context, DA_WRITING, row, actionKey);
  await refuseStale(context, DA_WRITING, row, asked);
  const commentaire = nullWhenEmpty(asked.commentaire);
  const step = {
    taskKey: row.tache,
    actionKey,
    role: role.type,
    revision: asked.revision,
    hasComment: commentaire !== null,
    hasPoints: hasWrittenPoint(asked.points ?? []),
    hasAssignee: (assignedUserHabilisId ?? null) !== null,
    dateSuspensionAdministrative: row.date_suspension_administrative,
    dateSuspensionDemandee: asked.dateSuspensionAdministrative ?? null,
    today: context.today,
    delaiSuspensionJours: context.settings.delaiSuspensionJours,
  };
  const outcome = transition(step);
  if (outcome.ok) return { ...outcome, commentaire };
  const faults = actionFaults(row.tache, actionKey, step);
  // A refusal about the demande itself says nothing of its fields.
  return { ...outcome, faults: faults.some(({ title }) => title === outcome.reason) ? faults : [] };
}

/** The step as the domain allows it; 400 with the fields concerned when it does not. */
export async function decideStep(context: RoleContext<DaWriteTitle>, row: DemandeRow, asked: Asked): Promise<Decision> {
  const judged = await judgeStep(context, row, asked);
  if (judged.ok) return judged;
  const { reason, faults } = judged;
  throw context.refuse.badRequest(reason, faults.length === 0 ? undefined : faults);
}
