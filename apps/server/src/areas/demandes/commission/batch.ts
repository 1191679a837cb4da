import type { DecisionWrite, Issue } from '@habilis/api/commission/writes';
import type { ProblemTitle } from '@habilis/api/openapi/problemTitles';
import type { RoleContext } from '../../../platform/Handler.ts';
import type { Asked } from '../demande-habilitation/decideStep.ts';
import { type DhRow, lockDemande } from '../demande-habilitation/scope.ts';
import { stepOn } from '../demande-habilitation/stepOn.ts';
import { attempt } from '../tache/attempt.ts';

type Named = { readonly demandeHabilitationId: number; readonly version: number };
type What = Pick<Asked, 'dateCnh' | 'decision' | 'motif' | 'dateDebut' | 'points'>;

const lockNamed = (context: RoleContext, { demandeHabilitationId: id }: Named): Promise<DhRow> =>
  lockDemande(context, id, 'decide');

/** A step of the commission on a locked demande; its form does not change. */
const step = (context: RoleContext<ProblemTitle>, row: DhRow, { version }: Named, actionKey: string, what: What) =>
  stepOn(context, row, { ...what, id: row.id, version, actionKey, commentaire: null, typed: null });

/** The action that puts a demande on a day's agenda, moves it to another day's, or takes it off. */
function planningOf({ tache }: DhRow, dateCnh: string | null): string {
  if (dateCnh === null) return 'Deprogramme';
  return tache === 'decision' ? 'Replanifie' : 'Soumet';
}

/** Puts demandes on a day's agenda, moves them or takes them off; a refused one does not stop the others (CN7). */
export async function planDemandes(
  context: RoleContext,
  { dateCnh, demandes }: { readonly dateCnh: string | null; readonly demandes: readonly Named[] },
): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const demande of demandes) {
    const title = await attempt(context, async (within) => {
      const row = await lockNamed(within, demande);
      await step(within, row, demande, planningOf(row, dateCnh), { dateCnh });
    });
    issues.push({ id: demande.demandeHabilitationId, title });
  }
  return issues;
}

/** Takes decisions, each as its own submit would; a refused one does not stop the others (CN7). */
export async function decideDemandes(context: RoleContext, decisions: readonly DecisionWrite[]): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { decision, avecComplement, motif, dateDebut, points, ...demande } of decisions) {
    const action = avecComplement ? 'AjournePourComplement' : 'Soumet';
    const title = await attempt(context, async (within) =>
      step(within, await lockNamed(within, demande), demande, action, { decision, motif, dateDebut, points }),
    );
    issues.push({ id: demande.demandeHabilitationId, title });
  }
  return issues;
}
