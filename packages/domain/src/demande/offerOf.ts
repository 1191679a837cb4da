import type { Line } from './Workflow.ts';

/** An action that is offered, with what it asks for. */
export type ActionPossible<Action extends string = string> = {
  readonly key: Action;
  /** Whether it asks for a comment; asking for a complement does without when a point says what is wanted. */
  readonly commentaireRequis: boolean;
  readonly avisRequis: boolean;
  readonly affectationRequise: boolean;
};

/** The actions of some lines, each once and in order: several lines may share one action. */
export function offerOf<L extends Line>(lines: readonly L[]): ActionPossible<L['action']>[] {
  const once = lines.filter((line, index) => lines.findIndex(({ action }) => action === line.action) === index);
  return once.map(({ action, needs }) => ({
    key: action,
    commentaireRequis: needs.includes('commentaire') || needs.includes('commentaire-ou-points'),
    avisRequis: needs.includes('avis') || needs.includes('avis-defavorable'),
    affectationRequise: needs.includes('affectation'),
  }));
}
