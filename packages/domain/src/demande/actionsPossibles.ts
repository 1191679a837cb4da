import type { RoleType } from '../role/RoleType.ts';
import { linesOffered } from './linesOffered.ts';
import { type ActionPossible, offerOf } from './offerOf.ts';
import type { Line, Workflow } from './Workflow.ts';

/** The actions that a role in scope may take on an object now, each once, in the table's order (rules/demandes#steps, rules/dossier#steps). */
export function actionsPossibles<L extends Line, Etat extends { readonly taskKey: L['task'] }>(
  workflow: Pick<Workflow<L, Etat, never, never>, 'lines' | 'holds' | 'offeredWith'>,
  etat: Etat,
  who: { readonly role: RoleType; readonly today: string },
): ActionPossible<L['action']>[] {
  const isOffered = (need: L['needs'][number]) => workflow.offeredWith[need]?.(etat, who.today) ?? true;
  return offerOf(linesOffered(workflow, etat, who).filter(({ needs }) => needs.every(isOffered)));
}
