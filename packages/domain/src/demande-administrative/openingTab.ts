import { firstToAnswer, type PointToAnswer } from '../complement/firstToAnswer.ts';
import { type DaTab, tabOfField } from './tabOfField.ts';
import type { DaTaskKey } from './taskKeys.ts';

/** What of a request tells what its reader has to do on it. */
type Seen = {
  readonly currentWorkflowTask: { readonly currentTaskDefinitionKey: DaTaskKey };
  readonly actionsPossibles: readonly unknown[];
  /** The fields that keep the value they had. */
  readonly champsRetenus: readonly { readonly path: string }[];
};

/** What was asked field by field last. */
type Asked = { readonly reponduLe: string | null; readonly points: readonly PointToAnswer[] };

/** The tab on which a request opens for whoever comes to work on it: that of the first point that waits or came back, or of the first field to correct, else the first. */
export function openingTab({ currentWorkflowTask, actionsPossibles, champsRetenus }: Seen, last?: Asked): DaTab {
  if (actionsPossibles.length === 0) return 'entite';
  const task = last?.reponduLe === null ? 'da_complement' : 'da_instruction';
  const points = currentWorkflowTask.currentTaskDefinitionKey === task ? (last?.points ?? []) : [];
  const path = firstToAnswer(points)?.chemin ?? champsRetenus[0]?.path;
  return path === undefined ? 'entite' : tabOfField(path);
}
