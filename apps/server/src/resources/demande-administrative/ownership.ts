import type { Context } from '../../platform/Handler.ts';
import { refuse } from '../../platform/Refusal.ts';
import { requireRole } from '../../platform/requireCaller.ts';
import { affectables } from './affectables.ts';
import type { Decision } from './decideStep.ts';
import type { DemandeRow } from './findDemande.ts';

async function assigned(context: Context, row: DemandeRow, habilisId: string | null): Promise<number> {
  const persons = await affectables(context, row.tache, row.caisse_id);
  const person = persons.find((candidate) => candidate.habilisId === habilisId);
  if (person !== undefined) return person.personneId;
  throw refuse.badRequest('donnees-invalides', [
    { path: 'currentWorkflowTask.assignedUserHabilisId', title: 'champ.invalide' },
  ]);
}

/** An examiner to whom a task comes back, if he is still one of the fund. */
async function examinerAgain(context: Context, row: DemandeRow, caisseId: number | null): Promise<number | null> {
  if (row.instructeur_id === null) return null;
  const persons = await affectables(context, 'da_instruction', caisseId);
  return persons.some(({ personneId }) => personneId === row.instructeur_id) ? row.instructeur_id : null;
}

/** Who owns the task after a step, and which examiner will find it again (domain, C.1 and decision 10). */
export async function ownersAfter(
  context: Context,
  row: DemandeRow,
  { effects, next }: Pick<Decision, 'effects' | 'next'>,
  { habilisId, caisseId }: { readonly habilisId: string | null; readonly caisseId: number | null },
): Promise<{ assigne_id: number | null; instructeur_id: number | null }> {
  const { personneId } = requireRole(context);
  if (effects.includes('claim')) return { assigne_id: personneId, instructeur_id: row.instructeur_id };
  if (effects.includes('release')) return { assigne_id: null, instructeur_id: row.instructeur_id };
  if (effects.includes('assign'))
    return { assigne_id: await assigned(context, row, habilisId), instructeur_id: row.instructeur_id };
  if (next === 'da_instruction')
    return { assigne_id: await examinerAgain(context, row, caisseId), instructeur_id: row.instructeur_id };
  const instructeur_id = row.tache === 'da_instruction' ? (row.assigne_id ?? personneId) : row.instructeur_id;
  return { assigne_id: null, instructeur_id: next === 'validee' ? null : instructeur_id };
}
