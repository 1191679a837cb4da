import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { type DaTransitionOutcome, transition } from '@habilis/domain/demande-administrative/transition';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import { can } from '@habilis/domain/role/can';
import type { Context } from '../../platform/Handler.ts';
import { refuse } from '../../platform/Refusal.ts';
import { requireRole } from '../../platform/requireCaller.ts';
import type { DemandeRow } from './findDemande.ts';
import { refuseMoved, refuseStale } from './openForWrite.ts';

export type Decision = Extract<DaTransitionOutcome, { ok: true }> & {
  readonly commentaire: string | null;
  readonly dateSuspension: string | null;
};

/** What a step asks for, whether it comes from a submit or from a deletion. */
export type Asked = Pick<
  DemandeAdministrativeWrite,
  'version' | 'currentWorkflowTask' | 'dateSuspensionAdministrative'
> & {
  readonly id: number | null;
  readonly commentaire: string | null;
};

const FIELD_OF: Readonly<Record<string, string>> = {
  'demande.commentaire-requis': 'draftWorkflowComment',
  'demande.affectation-requise': 'currentWorkflowTask.assignedUserHabilisId',
  'demande.date-suspension-trop-proche': 'dateSuspensionAdministrative',
};

/** Lets the domain judge a step: 400 for an action that is not the caller's, 409 for one whose task or version has moved (domain, C.1). */
export async function decideStep(context: Context, row: DemandeRow, asked: Asked): Promise<Decision> {
  const { role } = requireRole(context);
  const action = asked.currentWorkflowTask.selectedActionKey ?? 'Soumet';
  const mine = DA_WORKFLOW.filter((step) => step.action === action && can(role.type, step.who));
  if (mine.length === 0) throw refuse.badRequest('demande.action-interdite');
  // Unlike an action of others, one of mine that does not fit the task means that the task has moved.
  const isDeletion = action === 'Supprime';
  if (!isDeletion && !mine.some(({ task }) => task === row.tache)) await refuseMoved(context, row);
  await refuseStale(context, row, asked);
  const commentaire = nullWhenEmpty(asked.commentaire);
  const stored = row.date_suspension_administrative;
  const wanted = asked.dateSuspensionAdministrative ?? null;
  const outcome = transition({
    taskKey: row.tache,
    actionKey: action,
    role: role.type,
    hasComment: commentaire !== null,
    hasAssignee: (asked.currentWorkflowTask.assignedUserHabilisId ?? null) !== null,
    dateSuspensionAdministrative: stored,
    // The date that stands already, sent back with the rest, asks for nothing new.
    dateSuspensionDemandee: wanted === stored ? null : wanted,
    today: context.today,
    delaiSuspensionJours: context.settings.delaiSuspensionJours,
  });
  if (outcome.ok) return { ...outcome, commentaire, dateSuspension: wanted ?? stored };
  const path = FIELD_OF[outcome.reason];
  throw refuse.badRequest(outcome.reason, path === undefined ? undefined : [{ path, title: outcome.reason }]);
}
