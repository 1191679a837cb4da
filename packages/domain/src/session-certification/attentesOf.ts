import { DEFAULT_ACTION } from '../demande/defaultAction.ts';
import { todoTasks } from '../demande/todoTasks.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { SessionEtat } from './etats.ts';
import { SESSION_WORKFLOW } from './workflow.ts';

/** A state in which a session waits for a role, and what else makes it wait. */
export type Attente = {
  readonly etat: SessionEtat;
  /** Only those that the role opened itself (SC20). */
  readonly isOwnOpening: boolean;
  /** Only from their last day on: before it, there is nothing to submit (SC13). */
  readonly isOver: boolean;
  /** Only those whose formateur may enter results no longer, or whose entite has nobody left (SC37). */
  readonly isSansFormateur: boolean;
  readonly isSansGestionnaire: boolean;
};

/** When sessions wait for a role: what it may submit, once it may (SC800). */
export const attentesOf = (role: RoleType): Attente[] =>
  todoTasks(SESSION_WORKFLOW, role).flatMap((etat) =>
    SESSION_WORKFLOW.lines
      .filter(({ task, action, who }) => task === etat && action === DEFAULT_ACTION && can(role, who))
      .map(({ when, needs }) => ({
        etat,
        isOwnOpening: when.includes('ouverte-par-soi'),
        isOver: needs.includes('dernier-jour'),
        isSansFormateur: when.includes('sans-formateur'),
        isSansGestionnaire: when.includes('sans-gestionnaire'),
      })),
  );
