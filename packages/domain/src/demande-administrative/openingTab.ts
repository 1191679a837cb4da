import { firstToAnswer } from '../complement/firstToAnswer.ts';
import type { PointToAnswer } from '../complement/isRepondu.ts';
import { type DaTab, tabOfField } from './tabOfField.ts';
import type { DaTaskKey } from './taskKeys.ts';

/** The data of a demande that tell where its reader has work. */
type Seen = {
  readonly currentWorkflowTask: { readonly currentTaskDefinitionKey: DaTaskKey };
  readonly actionsPossibles: readonly unknown[];
  /** Fields that kept their validated value. */
  readonly champsRetenus: readonly { readonly path: string }[];
};

/** The last complement, point by point. */
type Asked = { readonly reponduLe: string | null; readonly points: readonly PointToAnswer[] };

/** The tab to open first: that of the first point unanswered or sent back, or of the first field to correct, or else the first tab. */
export function openingTab({ currentWorkflowTask, actionsPossibles, champsRetenus }: Seen, last?: Asked): DaTab {
  if (actionsPossibles.length === 0) return 'entite';
  const task = last?.reponduLe === null ? 'da_complement' : 'da_instruction';
  const points = currentWorkflowTask.currentTaskDefinitionKey === task ? (last?.points ?? []) : [];
  const path = firstToAnswer(points)?.chemin ?? champsRetenus[0]?.path;
  return path === undefined ? 'entite' : tabOfField(path);
}
