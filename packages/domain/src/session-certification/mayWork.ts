import { DEFAULT_ACTION } from '../demande/defaultAction.ts';
import { linesOffered } from '../demande/linesOffered.ts';
import type { RoleType } from '../role/RoleType.ts';
import { SESSION_WORKFLOW, type SessionSituation } from './workflow.ts';

/** Whether a role in scope fills in what the state of a session asks for: who may submit it may save it (SC12, SC20). */
export const mayWork = (situation: SessionSituation, role: RoleType, today: string): boolean =>
  linesOffered(SESSION_WORKFLOW, situation, { role, today }).some(({ action }) => action === DEFAULT_ACTION);
