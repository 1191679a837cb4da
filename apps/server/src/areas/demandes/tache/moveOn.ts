import { assignableRoles } from '@habilis/domain/demande/assignableRoles';
import { isUnderWay } from '@habilis/domain/demande/isUnderWay';
import { repriseOf } from '@habilis/domain/demande/repriseOf';
import type { Acting } from '../../../platform/Acting.ts';
import { happened } from '../../../platform/evenement/happened.ts';
import { shareAlertesDeFil } from '../../avertir/alerte/alertesDeFil.ts';
import { announceReprise, announceStep } from './announceStep.ts';
import type { DemandeKind, DemandeRow, Move, Position } from './DemandeKind.ts';
import { recordStep } from './recordStep.ts';
import { announceDelaisses, desertedOf } from './sansTitulaire.ts';
import { updateAlertes } from './updateAlertes.ts';

/** Where a demande stands after a step; the same position when the task does not change. */
function positionAfter<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  row: Row,
  move: Move<Row['tache'], Columns>,
): Partial<Position<Row['tache']>> {
  const { next } = move;
  if (next === row.tache) return {};
  return {
    tache: next,
    en_cours: isUnderWay(kind.workflow, next),
    action_choisie: null,
    date_debut_tache: acting.today,
    date_echeance: kind.echeanceAfter(acting, row, move),
  };
}

async function ownersAfter<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  row: Row,
  move: Move<Row['tache'], Columns>,
): Promise<Columns> {
  const { acteur } = acting;
  const isHolder = acteur !== null && assignableRoles(kind.workflow, row.tache).includes(acteur.roleType);
  // Whoever has a task keeps it; one that comes back is given anew.
  const whoMay = move.next === row.tache ? kind.titulairesOf : kind.candidatesOf;
  const present = await whoMay(acting, move.next, row, move.columns);
  return kind.ownersAfter(acting, row, move, {
    acteur: isHolder ? acteur.personneId : null,
    designe: move.designe ?? null,
    isPresent: (personneId) => present.some((one) => one.personneId === personneId),
  });
}

/** Lets whoever takes a task over know what was written of its demande and not read (rules/rights#thread; DH959). */
async function shareUnread<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  row: Row,
  written: Row,
): Promise<void> {
  const holder = written.assigne_id;
  if (holder === null || holder === row.assigne_id) return;
  const taken = (await kind.titulairesOf(acting, written.tache, written)).find(
    ({ personneId }) => personneId === holder,
  );
  if (taken === undefined) return;
  const objet = { type: kind.objetType, id: written.id };
  await shareAlertesDeFil(acting.db, objet, { personneId: holder, type: taken.roleType });
}

/** Applies a step to a locked demande: position, owners, history, trail, alerts and mails, in one transaction (rules/demandes#steps, rules/dossier#steps). */
export async function moveOn<Row extends DemandeRow, Columns extends object>(
  acting: Acting,
  kind: DemandeKind<Row, Columns>,
  row: Row,
  move: Move<Row['tache'], Columns>,
): Promise<Row> {
  const { action, next, commentaire, decision, columns, detail, points } = move;
  const written = await kind.write(
    acting.db,
    row,
    { ...columns, ...kind.columnsAfter(acting, row, move), ...(await ownersAfter(acting, kind, row, move)) },
    positionAfter(acting, kind, row, move),
  );
  const step = { action, tache: row.tache, suivante: next };
  const partage = await recordStep(acting, kind, row.id, {
    ...step,
    commentaire,
    detail,
    seance: kind.seanceOf(row, written),
  });
  const evenement = kind.evenementOfStep(written, { ...step, decision: decision ?? null });
  if (evenement !== null) {
    const { id, numero, entite_id: entiteId } = written;
    await happened(acting, { ...evenement, objet: { id, numero: numero ?? '', entiteId } });
  }
  const told = await updateAlertes(acting, kind, written);
  await shareUnread(acting, kind, row, written);
  if (move.isToldLater === true) return written;
  if (told.some(({ type }) => type === 'TACHE_SANS_TITULAIRE')) {
    const left = await desertedOf(acting, kind, written);
    await announceDelaisses(acting, left === null ? [] : [left]);
  }
  await announceStep(acting, kind, written, { ...step, commentaire, partage, decision, points });
  const { tache, assigne_id: assigneId } = row;
  const had = assigneId === null ? kind.attenduPar(row) : { personneId: assigneId, tache };
  const hands = { acteur: acting.acteur?.personneId ?? null, after: written.assigne_id };
  const lost = repriseOf({ ...hands, before: had?.personneId ?? null });
  if (lost !== null) await announceReprise(acting, kind, written, { lost, tache: had?.tache ?? tache, action });
  return written;
}
