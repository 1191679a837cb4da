import { ownersAfter } from '@habilis/domain/demande-administrative/ownersAfter';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { affectables } from './affectables.ts';
import type { Decision } from './decideStep.ts';
import type { DemandeRow } from './findDemande.ts';

/** The person to whom a task is assigned: one of the fund that may own it. */
async function assigned(context: Context, row: DemandeRow, habilisId: string | null): Promise<number> {
  const persons = await affectables(context, row.tache, row.caisse_id);
  const person = persons.find((candidate) => candidate.habilisId === habilisId);
  if (person !== undefined) return person.personneId;
  throw refuse.badRequest('donnees-invalides', [
    { path: 'currentWorkflowTask.assignedUserHabilisId', title: 'champ.invalide' },
  ]);
}

/** Whether the examiner of a request is still one of its fund. */
async function isExaminerPresent(context: Context, row: DemandeRow, caisseId: number | null): Promise<boolean> {
  const persons = await affectables(context, 'da_instruction', caisseId);
  return persons.some(({ personneId }) => personneId === row.instructeur_id);
}

/** The columns of those who hold a request after a step. */
export async function ownerColumns(
  context: RoleContext,
  row: DemandeRow,
  { effects, next }: Pick<Decision, 'effects' | 'next'>,
  { habilisId, caisseId }: { readonly habilisId: string | null; readonly caisseId: number | null },
): Promise<{ assigne_id: number | null; instructeur_id: number | null }> {
  const isThere = next === 'da_instruction' && (await isExaminerPresent(context, row, caisseId));
  const { assigne, instructeur } = ownersAfter({
    taskKey: row.tache,
    next,
    effects,
    owners: { assigne: row.assigne_id, instructeur: row.instructeur_id },
    acteur: context.caller.personneId,
    designe: effects.includes('assign') ? await assigned(context, row, habilisId) : null,
    isPresent: () => isThere,
  });
  return { assigne_id: assigne, instructeur_id: instructeur };
}
