import type { DhWriteTitle } from './DhWriteTitle.ts';
import type {
  DemandeHabilitation,
  DemandeHabilitationWrite,
} from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { actingOf } from '../../../platform/Acting.ts';
import type { Context, RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { designated } from '../tache/designated.ts';
import { moveOn } from '../tache/moveOn.ts';
import { updateAlertes } from '../tache/updateAlertes.ts';
import { refuseTaken } from '../tache/refuseTaken.ts';
import { askComplement } from '../examen/askComplement.ts';
import { ancresOfNiveau } from '../examen/contenuAncrable.ts';
import { closeComplement, sendComplement } from '../examen/sendComplement.ts';
import { sujetHabilitation } from '../examen/sujetHabilitation.ts';
import { freezeAvis, giveAvisComplement } from './avis.ts';
import { candidatesOf } from './candidatesOf.ts';
import { holdDecision } from './holdDecision.ts';
import { recordDecision } from './decision.ts';
import { decideStep, type StepDecided } from './decideStep.ts';
import { DH_KIND } from './DH_KIND.ts';
import { openForWrite } from '../tache/openForWrite.ts';
import { DH_WRITING } from './DH_WRITING.ts';
import { pointsEnMail } from './pointsEnMail.ts';
import { presentDemande } from './presentDemande.ts';
import { type Saved, saveSaisie } from './saveSaisie.ts';
import type { DhColumns, DhRow } from './scope.ts';
import { submitted } from './submitted.ts';
import { followFormateurs } from './followFormateurs.ts';

type Write = {
  readonly body: DemandeHabilitationWrite;
  readonly files: readonly UploadedFile[];
  readonly isToldLater?: boolean;
};

const isOwnership = ({ effects }: StepDecided): boolean =>
  effects.some((effect) => effect === 'claim' || effect === 'release' || effect === 'assign');

/** The person to whom a step gives the task. */
async function designatedBy(
  context: Context,
  row: DhRow,
  { effects }: StepDecided,
  habilisId: string | null,
): Promise<number | undefined> {
  const given: DhTaskKey | null = effects.includes('assign-expert')
    ? 'sous_commission'
    : effects.includes('assign')
      ? row.tache
      : null;
  if (given === null) return undefined;
  return designated(await candidatesOf(context, given, row), habilisId);
}

/** What a step writes in the row, by its effects. */
async function columnsOfEffects(
  context: Context<DhWriteTitle>,
  row: DhRow,
  { effects, next, commentaire }: StepDecided,
  saved: Saved,
): Promise<DhColumns> {
  const isRejected = next === 'suppression_apres_refus';
  return {
    ...saved.columns,
    ...(effects.includes('check-soumission') ? await submitted(context, row, saved) : {}),
    ...(effects.includes('mark-irrecevable') ? { irrecevable: true } : {}),
    // A demande that comes back to the instruction is judged again.
    ...(next === 'instruction' && row.tache !== 'instruction' ? { irrecevable: false } : {}),
    ...(isRejected ? { motif: commentaire, decision: 'REFUSE', date_decision: context.today } : {}),
    ...(effects.includes('unplan') ? { date_cnh: null } : {}),
    ...(effects.includes('appeal') ? { recours_le: context.today, date_cnh: null } : {}),
  };
}

/** Takes an action on a demande: the domain judges it; effects, history, audit and mails follow in the same transaction (rules/demandes#steps). */
export async function takeStep(
  context: RoleContext<DhWriteTitle>,
  { body, files, isToldLater = false }: Write,
): Promise<DemandeHabilitation> {
  const row = await openForWrite(context, DH_WRITING, body);
  const { selectedActionKey: actionKey, assignedUserHabilisId = null } = body.currentWorkflowTask;
  // A deletion has a call of its own, because it answers nothing.
  if (actionKey === 'Supprime') throw context.refuse.badRequest('demande.action-interdite');
  const champs = body.fileUploads.flatMap((input) => ('champ' in input ? [input.champ] : []));
  const step = await decideStep(context, row, {
    ...body,
    actionKey,
    assigneeHabilisId: assignedUserHabilisId,
    commentaire: body.draftWorkflowComment,
    champs,
  });
  await refuseTaken(context, row.assigne_id, step.effects, body.currentWorkflowTask.titulaireHabilisId);
  const designe = await designatedBy(context, row, step, assignedUserHabilisId);
  // Taking, giving or releasing a task saves nothing of the form.
  const saved = isOwnership(step) ? { columns: {}, champs: [] } : await saveSaisie(context, row, { body, files });
  if (step.effects.includes('freeze-avis') && step.avis !== null) await freezeAvis(context, row, step.avis);
  if (step.effects.includes('ask-complement')) {
    if (body.avis?.type === 'DC') await giveAvisComplement(context, row, body.avis.texte);
    const ancres = await ancresOfNiveau(context.db, row.dispositif_niveau_id);
    await askComplement(context, sujetHabilitation(row.id), { tache: row.tache, ancres }, body.points ?? []);
  }
  const acting = actingOf(context);
  if (step.effects.includes('decide')) {
    const decided = await recordDecision(acting, row, {
      ...step,
      motif: body.motif ?? null,
      dateDebut: body.dateDebut,
    });
    await holdDecision(acting, decided, step);
    return presentDemande(context, decided);
  }
  const columns = {
    ...(await columnsOfEffects(context, row, step, saved)),
    ...(step.next === 'decision' && body.dateCnh != null ? { date_cnh: body.dateCnh } : {}),
  };
  const points = await pointsEnMail(context, row, step, body.points ?? []);
  const written = await moveOn(acting, DH_KIND, row, { ...step, columns, designe, points, isToldLater });
  if (step.effects.includes('check-soumission')) {
    await followFormateurs(context, written);
    await updateAlertes(acting, DH_KIND, written);
  }
  if (row.tache === 'complement' && written.tache !== 'complement') {
    const isAnswered = step.effects.includes('check-soumission');
    await (isAnswered ? sendComplement : closeComplement)(context, sujetHabilitation(row.id));
  }
  return presentDemande(context, written);
}
