import type * as fc from 'fast-check';
import { steps as stepsOfDa } from '../../demande-administrative/test/steps.ts';
import { transition as transitionOfDa } from '../../demande-administrative/transition.ts';
import { DA_WORKFLOW } from '../../demande-administrative/workflow.ts';
import { steps as stepsOfDh } from '../../demande-habilitation/test/steps.ts';
import { transition as transitionOfDh } from '../../demande-habilitation/transition.ts';
import { DH_WORKFLOW } from '../../demande-habilitation/workflow.ts';
import type { RoleType } from '../../role/RoleType.ts';
import { steps as stepsOfSession } from '../../session-certification/test/steps.ts';
import { transition as transitionOfSession } from '../../session-certification/transition.ts';
import { SESSION_WORKFLOW } from '../../session-certification/workflow.ts';
import { actionsPossibles } from '../actionsPossibles.ts';
import type { WorkflowTable } from '../Workflow.ts';

type Outcome =
  | { readonly ok: true; readonly action: string; readonly next: string; readonly effects: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** A step at random: what it asks for, what was offered, and what comes of it. */
export type Tried = {
  readonly taskKey: string;
  readonly actionKey: string | null;
  readonly role: RoleType;
  readonly offered: readonly string[];
  readonly outcome: Outcome;
  /** What comes of the same step with another action. */
  readonly insteadOf: (actionKey: string | null) => Outcome;
};

type Table = {
  readonly name: string;
  readonly workflow: WorkflowTable;
  readonly tried: fc.Arbitrary<Tried>;
  /** The tasks that stand behind a name that the object resolves. */
  readonly named: Readonly<Record<string, readonly string[]>>;
};

/** The workflows on which the properties of the engine are tried: a further one is one more entry. */
export const TABLES: readonly Table[] = [
  {
    name: 'DA',
    workflow: DA_WORKFLOW,
    named: {},
    tried: stepsOfDa.map((step) => ({
      ...step,
      offered: actionsPossibles(DA_WORKFLOW, step, step).map(({ key }) => key),
      outcome: transitionOfDa(step),
      insteadOf: (actionKey) => transitionOfDa({ ...step, actionKey }),
    })),
  },
  {
    name: 'DH',
    workflow: DH_WORKFLOW,
    named: { retour: ['instruction', 'sous_commission', 'validation_demande', 'planification_decision'] },
    tried: stepsOfDh.map((step) => ({
      ...step,
      taskKey: step.etat.taskKey,
      offered: actionsPossibles(DH_WORKFLOW, step.etat, step).map(({ key }) => key),
      outcome: transitionOfDh(step),
      insteadOf: (actionKey) => transitionOfDh({ ...step, actionKey }),
    })),
  },
  {
    name: 'session',
    workflow: SESSION_WORKFLOW,
    named: {},
    tried: stepsOfSession.map((step) => ({
      ...step,
      taskKey: step.etat.taskKey,
      offered: actionsPossibles(SESSION_WORKFLOW, step.etat, step).map(({ key }) => key),
      outcome: transitionOfSession(step),
      insteadOf: (actionKey) => transitionOfSession({ ...step, actionKey }),
    })),
  },
];
