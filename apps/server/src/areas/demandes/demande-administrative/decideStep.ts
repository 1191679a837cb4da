import type { DaWriteTitle } from './DaWriteTitle.ts';
import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { type DaTransitionOutcome, transition } from '@habilis/domain/demande-administrative/transition';
import type { DaRevision } from '@habilis/domain/demande-administrative/workflow';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import type { RoleContext } from '../../../platform/Handler.ts';
import type { DemandeRow } from './findDemande.ts';
import { refuseMisplaced, refuseStale, type UntimelyTitle } from '../tache/openForWrite.ts';
import { DA_WRITING } from './DA_WRITING.ts';

export type Decision = Extract<DaTransitionOutcome, { ok: true }> & { readonly commentaire: string | null };
type Refused = Extract<DaTransitionOutcome, { ok: false }>;

/** What a step asks for, from a submit or from a deletion. */
export type Asked = Pick<
  DemandeAdministrativeWrite,
  'version' | 'currentWorkflowTask' | 'dateSuspensionAdministrative'
> & {
  readonly id: number | null;
  readonly revision: DaRevision;
  readonly commentaire: string | null;
};

const FIELD_OF: Readonly<Record<string, string>> = {
  'demande.commentaire-requis': 'draftWorkflowComment',
  'demande.affectation-requise': 'currentWorkflowTask.assignedUserHabilisId',
  'demande.date-suspension-trop-proche': 'dateSuspensionAdministrative',
};

/** Lets the domain judge a step: 400 for an action that is not the caller's, 409 for one whose task or version has moved (domain, C.1). */
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
  const outcome = transition({
    taskKey: row.tache,
    actionKey,
    role: role.type,
    revision: asked.revision,
    hasComment: commentaire !== null,
    hasAssignee: (assignedUserHabilisId ?? null) !== null,
    dateSuspensionAdministrative: row.date_suspension_administrative,
    dateSuspensionDemandee: asked.dateSuspensionAdministrative ?? null,
    today: context.today,
    delaiSuspensionJours: context.settings.delaiSuspensionJours,
  });
  return outcome.ok ? { ...outcome, commentaire } : outcome;
}

/** The step as the domain allows it; 400 with the field concerned when it does not. */
export async function decideStep(context: RoleContext<DaWriteTitle>, row: DemandeRow, asked: Asked): Promise<Decision> {
  const judged = await judgeStep(context, row, asked);
  if (judged.ok) return judged;
  const { reason } = judged;
  const path = FIELD_OF[reason];
  throw context.refuse.badRequest(reason, path === undefined ? undefined : [{ path, title: reason }]);
}
