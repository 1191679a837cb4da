import { dueDateOf } from '@habilis/domain/demande-habilitation/dueDateOf';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import { assignableRoles } from '@habilis/domain/demande/assignableRoles';
import { isSharedStep } from '@habilis/domain/demande-habilitation/isSharedStep';
import { isUnderWay } from '@habilis/domain/demande/isUnderWay';
import { ownersAfter } from '@habilis/domain/demande-habilitation/ownersAfter';
import { repriseOf } from '@habilis/domain/demande/repriseOf';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { DH_WORKFLOW, type DhEffect } from '@habilis/domain/demande-habilitation/workflow';
import type { Acting } from '../../../platform/Acting.ts';
import { recordStep } from '../historique-commentaire/recordStep.ts';
import { announceStep, sendReprise } from './announceStep.ts';
import { titulairesOf } from './candidatesOf.ts';
import type { DhRow } from './scope.ts';
import { updateAlertes } from './updateAlertes.ts';
import { type DhColumns, writeRow } from './writeRow.ts';

/** A step that was judged, whoever takes it: a person, the commission's decision taking effect, or time. */
export type Move = {
  readonly action: string;
  readonly next: DhTaskKey;
  readonly effects: readonly DhEffect[];
  readonly retourTache: DhTaskKey | null;
  readonly decision: Decision | null;
  readonly commentaire: string | null;
  /** The person to whom the task is given. */
  readonly designe?: number;
  /** What the step writes beside the position. */
  readonly columns?: DhColumns;
};

async function ownerColumns(acting: Acting, row: DhRow, move: Move): Promise<DhColumns> {
  const { next, effects, designe, columns } = move;
  const { acteur } = acting;
  const isHolder = acteur !== null && assignableRoles(DH_WORKFLOW, row.tache).includes(acteur.roleType);
  // The first submit writes the fund whose people may have the task.
  const place = {
    caisse_id: columns?.caisse_id ?? row.caisse_id,
    dispositif_niveau_id: columns?.dispositif_niveau_id ?? row.dispositif_niveau_id,
  };
  const present = await titulairesOf(acting, next, place);
  const { assigne, instructeur, expert, responsable } = ownersAfter({
    taskKey: row.tache,
    next,
    effects,
    owners: {
      assigne: row.assigne_id,
      instructeur: row.instructeur_id,
      expert: row.expert_id,
      responsable: row.responsable_id,
    },
    acteur: isHolder ? acteur.personneId : null,
    designe: designe ?? null,
    isPresent: (personneId) => present.some((one) => one.personneId === personneId),
  });
  const isGiven = designe !== undefined && designe !== acteur?.personneId;
  return {
    assigne_id: assigne,
    affectee_le: isGiven ? acting.today : assigne === row.assigne_id ? row.affectee_le : null,
    instructeur_id: instructeur,
    expert_id: expert,
    responsable_id: responsable,
  };
}

/** Columns that tell where the request stands after a step. */
function positionAfter(
  { today, settings }: Acting,
  row: DhRow,
  { next, effects, retourTache, columns }: Move,
): DhColumns {
  const dateCnh = columns?.date_cnh === undefined ? row.date_cnh : columns.date_cnh;
  if (next === row.tache) {
    // Another day of the commission is another due date, which everybody reads.
    const isMoved = effects.includes('replan');
    return isMoved
      ? { version_tache: row.version + 1, date_echeance: dueDateOf(next, { today, settings, dateCnh }) }
      : {};
  }
  return {
    tache: next,
    version_tache: row.version + 1,
    en_cours: isUnderWay(DH_WORKFLOW, next),
    retour_tache: retourTache,
    action_choisie: null,
    date_debut_tache: today,
    date_echeance: dueDateOf(next, { today, settings, dateCnh }),
    brouillon_demandeur: null,
    brouillon_examen: null,
  };
}

/** Moves a locked request on: its position, its owners, its history and trail, its alerts and its mails, all in one transaction (domain, C.1). */
export async function moveOn(acting: Acting, row: DhRow, move: Move): Promise<DhRow> {
  const { action, next, commentaire, decision } = move;
  const written = await writeRow(acting.db, row, {
    ...move.columns,
    ...positionAfter(acting, row, move),
    ...(await ownerColumns(acting, row, move)),
  });
  const role = acting.acteur?.roleType ?? null;
  const partage = isSharedStep({ action, tache: row.tache, suivante: next, role });
  const step = { demandeId: row.id, action, tache: row.tache, suivante: next, commentaire, partage };
  await recordStep(acting, 'DH', step);
  await updateAlertes(acting, written);
  await announceStep(acting, written, { action, tache: row.tache, suivante: next, commentaire, partage, decision });
  const hands = { effects: move.effects, before: row.assigne_id, acteur: acting.acteur?.personneId ?? null };
  const lost = repriseOf({ ...hands, after: written.assigne_id });
  if (lost !== null) await sendReprise(acting, written, lost, action);
  return written;
}
