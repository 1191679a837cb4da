import {
  dateCnhOfForced,
  FORCED_ACTION,
  forcedFaults,
  forceableTasks,
  retourOfForced,
} from '@habilis/domain/demande-habilitation/forceableTasks';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { refuseHeld } from './refuseHeld.ts';
import { closeComplement } from '../examen/sendComplement.ts';
import { sujetHabilitation } from '../examen/sujetHabilitation.ts';
import { moveOn } from '../tache/moveOn.ts';
import { DH_KIND } from './DH_KIND.ts';
import { refuseMoved, refuseStale } from '../tache/openForWrite.ts';
import { DH_WRITING } from './DH_WRITING.ts';
import { type DhRow, findDemande, lockDemande } from './scope.ts';

const reachable = (row: DhRow): DhTaskKey[] =>
  forceableTasks({
    taskKey: row.tache,
    isJamaisSoumise: row.date_first_soumission === null,
    dateCnh: row.date_cnh,
  });

/** The tasks to which an administrator may bring a demande now. */
export async function listReachableTasks(context: RoleContext, id: number): Promise<DhTaskKey[]> {
  return reachable(await findDemande(context, id));
}

type Forced = {
  readonly demandeHabilitationId: number;
  readonly version: number;
  readonly taskDefinitionKey: string;
  readonly commentaire: string;
};

/** Moves a demande to a task, for a reason that only the network reads; alerts and owners follow (rules/demandes#forced-steps). */
export async function gotoTask(
  context: RoleContext<
    | 'commission.decision-en-attente'
    | 'demande.commentaire-requis'
    | 'demande.etape-modifiee'
    | 'demande.version-perimee'
  >,
  forced: Forced,
): Promise<void> {
  const row = await lockDemande(context, forced.demandeHabilitationId, 'force-task');
  await refuseHeld(context, row.id);
  const faults = forcedFaults(forced, row.date_cnh);
  const commentaire = nullWhenEmpty(forced.commentaire);
  if (commentaire === null) throw context.refuse.badRequest('demande.commentaire-requis', faults);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  await refuseStale(context, DH_WRITING, row, { id: row.id, version: forced.version });
  const next = reachable(row).find((key) => key === forced.taskDefinitionKey);
  if (next === undefined) return refuseMoved(context, DH_WRITING, row);
  if (row.tache === 'complement') await closeComplement(context, sujetHabilitation(row.id));
  await moveOn(actingOf(context), DH_KIND, row, {
    action: FORCED_ACTION,
    next,
    effects: [],
    retourTache: retourOfForced(row.tache, next),
    commentaire,
    columns: { date_cnh: dateCnhOfForced(next, row.date_cnh) },
  });
}
