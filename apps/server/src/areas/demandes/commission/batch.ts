import type { DecisionWrite, Issue } from '@habilis/api/commission/writes';
import type { DemandeHabilitationWrite } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { ProblemTitle } from '@habilis/api/openapi/problemTitles';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findDemande } from '../demande-habilitation/scope.ts';
import { stepUnchanged } from '../demande-habilitation/stepUnchanged.ts';
import { attempt } from '../tache/attempt.ts';

type Named = { readonly demandeHabilitationId: number; readonly version: number };
type Step = Partial<Pick<DemandeHabilitationWrite, 'dateCnh' | 'decision' | 'motif' | 'dateDebut' | 'points'>>;

/** A step of the commission on a demande; its form fields do not change. */
async function step(
  context: RoleContext<ProblemTitle>,
  { demandeHabilitationId: id, version }: Named,
  actionKey: string,
  what: Step,
) {
  const row = await findDemande(context, id, 'decide');
  await stepUnchanged(context, row, version, { selectedActionKey: actionKey }, what);
}

/** The action that puts a demande on a day's agenda, moves it to another day's, or takes it off. */
async function planningOf(context: RoleContext, id: number, dateCnh: string | null): Promise<string> {
  if (dateCnh === null) return 'Deprogramme';
  return (await findDemande(context, id, 'decide')).tache === 'decision' ? 'Replanifie' : 'Soumet';
}

/** Puts demandes on a day's agenda, moves them or takes them off; a refused one does not stop the others (CN7). */
export async function planDemandes(
  context: RoleContext,
  { dateCnh, demandes }: { readonly dateCnh: string | null; readonly demandes: readonly Named[] },
): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const demande of demandes) {
    const title = await attempt(context, async (within) => {
      const action = await planningOf(within, demande.demandeHabilitationId, dateCnh);
      await step(within, demande, action, { dateCnh });
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
    const title = await attempt(context, (within) =>
      step(within, demande, action, { decision, motif, dateDebut, points: points ?? [] }),
    );
    issues.push({ id: demande.demandeHabilitationId, title });
  }
  return issues;
}
