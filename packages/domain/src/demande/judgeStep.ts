import type { RoleType } from '../role/RoleType.ts';
import { DEFAULT_ACTION } from './defaultAction.ts';
import { linesOffered } from './linesOffered.ts';
import type { Line, Workflow } from './Workflow.ts';

/** A requested step, in any workflow. */
export type Step<Etat> = {
  readonly etat: Etat;
  /** Null means `Soumet`. */
  readonly actionKey: string | null;
  readonly role: RoleType;
  readonly today: string;
};

/** The only judge of a step: gives its line, or the refusal; `isMeant` chooses between several lines of one action (rules/demandes#steps, rules/dossier#steps). */
export function judgeStep<
  L extends Line,
  Etat extends { readonly taskKey: L['task'] },
  Asked extends Step<Etat>,
  Refusal extends string,
  Unnamed extends string = never,
>(
  workflow: Workflow<L, Etat, Asked, Refusal>,
  asked: Asked,
  several?: { readonly isMeant: (line: L) => boolean; readonly otherwise: Unnamed },
):
  | { readonly ok: true; readonly line: L }
  | { readonly ok: false; readonly reason: Refusal | Unnamed | 'demande.action-interdite' } {
  const actionKey = asked.actionKey ?? DEFAULT_ACTION;
  const offered = linesOffered(workflow, asked.etat, asked).filter(({ action }) => action === actionKey);
  const [first] = offered;
  if (first === undefined) return { ok: false, reason: 'demande.action-interdite' };
  const refusalOf = (needs: readonly L['needs'][number][]) =>
    needs.map((need) => workflow.judges[need](asked)).find((reason) => reason !== null);
  let line = first;
  if (offered.length > 1 && several !== undefined) {
    const meant = offered.find(several.isMeant);
    if (meant === undefined) {
      // What each of the lines lacks is said before what would choose between them: no decision is asked for before its day.
      const shared = first.needs.filter((need) => offered.every(({ needs }) => needs.includes(need)));
      return { ok: false, reason: refusalOf(shared) ?? several.otherwise };
    }
    line = meant;
  }
  const reason = refusalOf(line.needs);
  return reason === undefined ? { ok: true, line } : { ok: false, reason };
}
