import { DEFAULT_ACTION } from '../demande/defaultAction.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { minSuspensionDate } from './minSuspensionDate.ts';
import type { DaTaskKey } from './taskKeys.ts';
import { DA_WORKFLOW, type DaActionKey, type DaEffect, type DaRevision } from './workflow.ts';

/** A step that somebody wants to take, with what decides on it. */
export type DaTransitionRequest = {
  readonly taskKey: DaTaskKey;
  /** A submit that names no action means `Soumet`. */
  readonly actionKey: string | null;
  readonly role: RoleType;
  readonly revision: DaRevision;
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

/** What a step leads to, or the key under `erreurs.` that says why it is refused. */
export type DaTransitionOutcome =
  | {
      readonly ok: true;
      readonly action: DaActionKey;
      readonly next: DaTaskKey;
      readonly effects: readonly DaEffect[];
      /** The suspension that the request carries afterwards. */
      readonly dateSuspensionAdministrative: string | null;
    }
  | {
      readonly ok: false;
      readonly reason:
        | 'demande.action-interdite'
        | 'demande.commentaire-requis'
        | 'demande.affectation-requise'
        | 'demande.date-suspension-trop-proche'
        | 'demande.delete-with-suspension-not-allowed';
    };

function suspensionAfter(effects: readonly DaEffect[], carried: string | null, wanted: string | null): string | null {
  if (effects.includes('lift-suspension')) return null;
  return effects.includes('set-suspension') ? (wanted ?? carried) : carried;
}

/** The only judge of a step of an administrative request: what comes next and with which effects, or why not (domain, C.3). */
export function transition(request: DaTransitionRequest): DaTransitionOutcome {
  const { dateSuspensionAdministrative: carried, dateSuspensionDemandee: wanted } = request;
  const actionKey = request.actionKey ?? DEFAULT_ACTION;
  // Told first: a suspension stands where no deletion is offered, and that is the reason to give.
  if (actionKey === 'Supprime' && carried !== null && can(request.role, 'delete-demande-refusee')) {
    return { ok: false, reason: 'demande.delete-with-suspension-not-allowed' };
  }
  const row = DA_WORKFLOW.find(
    ({ task, action, who, revisions }) =>
      task === request.taskKey &&
      action === actionKey &&
      can(request.role, who) &&
      revisions.includes(request.revision),
  );
  if (row === undefined) return { ok: false, reason: 'demande.action-interdite' };
  if (row.commentaireRequis && !request.hasComment) return { ok: false, reason: 'demande.commentaire-requis' };
  if (row.affectationRequise && !request.hasAssignee) return { ok: false, reason: 'demande.affectation-requise' };
  // The date that stands already, sent back with the rest, asks for nothing new.
  const isAsked = row.effects.includes('set-suspension') && wanted !== null && wanted !== carried;
  if (isAsked && wanted < minSuspensionDate(request.today, request.delaiSuspensionJours)) {
    return { ok: false, reason: 'demande.date-suspension-trop-proche' };
  }
  const { action, next, effects } = row;
  return { ok: true, action, next, effects, dateSuspensionAdministrative: suspensionAfter(effects, carried, wanted) };
}
