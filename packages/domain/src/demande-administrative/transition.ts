import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { minSuspensionDate } from './minSuspensionDate.ts';
import type { DaTaskKey } from './taskKeys.ts';
import { DA_WORKFLOW, type DaActionKey, type DaEffect } from './workflow.ts';

export type DaTransitionRequest = {
  readonly taskKey: DaTaskKey;
  /** A submit that names no action means `Soumet`. */
  readonly actionKey: string | null;
  readonly role: RoleType;
  readonly hasComment: boolean;
  readonly hasAssignee: boolean;
  /** The suspension that the request carries already. */
  readonly dateSuspensionAdministrative: string | null;
  /** The suspension that this action asks for, if any. */
  readonly dateSuspensionDemandee: string | null;
  readonly today: string;
  /** Days between today and the earliest suspension (a setting). */
  readonly delaiSuspensionJours: number;
};

export type DaTransitionOutcome =
  | { readonly ok: true; readonly action: DaActionKey; readonly next: DaTaskKey; readonly effects: readonly DaEffect[] }
  | {
      readonly ok: false;
      readonly reason:
        | 'demande.action-interdite'
        | 'demande.commentaire-requis'
        | 'demande.affectation-requise'
        | 'demande.date-suspension-trop-proche'
        | 'demande.delete-with-suspension-not-allowed';
    };

/** The only judge of a step of an administrative request: what comes next and with which effects, or why not (domain, C.3). */
export function transition(request: DaTransitionRequest): DaTransitionOutcome {
  const actionKey = request.actionKey ?? 'Soumet';
  // Told first: a suspension stands where no deletion is offered, and that is the reason to give.
  if (actionKey === 'Supprime' && request.dateSuspensionAdministrative !== null && can(request.role, 'edit-demande')) {
    return { ok: false, reason: 'demande.delete-with-suspension-not-allowed' };
  }
  const row = DA_WORKFLOW.find(
    ({ task, action, who }) => task === request.taskKey && action === actionKey && can(request.role, who),
  );
  if (row === undefined) return { ok: false, reason: 'demande.action-interdite' };
  if (row.commentaireRequis && !request.hasComment) return { ok: false, reason: 'demande.commentaire-requis' };
  if (row.affectationRequise && !request.hasAssignee) return { ok: false, reason: 'demande.affectation-requise' };
  const wanted = row.effects.includes('set-suspension') ? request.dateSuspensionDemandee : null;
  if (wanted !== null && wanted < minSuspensionDate(request.today, request.delaiSuspensionJours)) {
    return { ok: false, reason: 'demande.date-suspension-trop-proche' };
  }
  return { ok: true, action: row.action, next: row.next, effects: row.effects };
}
