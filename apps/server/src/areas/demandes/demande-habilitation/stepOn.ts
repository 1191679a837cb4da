import type { DhWriteTitle } from './DhWriteTitle.ts';
import type { DemandeHabilitationWrite } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { actingOf } from '../../../platform/Acting.ts';
import type { Context, RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { designated } from '../tache/designated.ts';
import { moveOn } from '../tache/moveOn.ts';
import { updateAlertes } from '../tache/updateAlertes.ts';
import { refuseOwnExamen } from '../tache/secondRegard.ts';
import { refuseTaken } from '../tache/refuseTaken.ts';
import { askComplement } from '../examen/askComplement.ts';
import { ancresOfNiveau } from '../examen/contenuAncrable.ts';
import { closeComplement, sendComplement } from '../examen/sendComplement.ts';
import { sujetHabilitation } from '../examen/sujetHabilitation.ts';
import { freezeAvis, giveAvisComplement } from './avis.ts';
import { candidatesOf, titulairesOf } from './candidatesOf.ts';
import { holdDecision } from './holdDecision.ts';
import { recordDecision } from './decision.ts';
import { type Asked, decideStep, type StepDecided } from './decideStep.ts';
import { DH_KIND } from './DH_KIND.ts';
import { pointsEnMail } from './pointsEnMail.ts';
import { refuseWriteOfHeld } from './refuseHeld.ts';
import { type Saved, saveSaisie } from './saveSaisie.ts';
import type { DhColumns, DhRow } from './scope.ts';
import { submitted } from './submitted.ts';
import { followFormateurs } from './followFormateurs.ts';

/** What is asked of a demande: the action with what goes with it, and what is typed in its form; null when the form does not change. */
type Step = Asked & {
  readonly typed: { readonly body: DemandeHabilitationWrite; readonly files: readonly UploadedFile[] } | null;
  /** Who is believed to hold the task. */
  readonly titulaireHabilisId?: string | null | undefined;
  /** Whether whoever takes it tells of it, at once for several demandes. */
  readonly isToldLater?: boolean;
};

const UNCHANGED: Saved = { columns: {}, champs: [] };

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

/** Takes an action on a locked demande: the domain judges it; effects, history, audit and mails follow in the same transaction (rules/demandes#steps). */
export async function stepOn(context: RoleContext<DhWriteTitle>, row: DhRow, asked: Step): Promise<DhRow> {
  const { typed, points: wanted = [], isToldLater = false } = asked;
  await refuseWriteOfHeld(context, row);
  const step = await decideStep(context, row, asked);
  const titulaires = () => titulairesOf(context, row.tache, row);
  await refuseOwnExamen(context, { type: 'DH', id: row.id, tache: row.tache, titulaires }, step.action);
  await refuseTaken(context, row.assigne_id, step.effects, asked.titulaireHabilisId);
  const designe = await designatedBy(context, row, step, asked.assigneeHabilisId ?? null);
  // Taking, giving or releasing a task saves nothing of the form.
  const saved = typed === null || isOwnership(step) ? UNCHANGED : await saveSaisie(context, row, typed);
  if (step.effects.includes('freeze-avis') && step.avis !== null) await freezeAvis(context, row, step.avis);
  if (step.effects.includes('ask-complement')) {
    if (asked.avis?.type === 'DC') await giveAvisComplement(context, row, asked.avis.texte);
    const ancres = await ancresOfNiveau(context.db, row.dispositif_niveau_id);
    await askComplement(context, sujetHabilitation(row.id), { tache: row.tache, ancres }, wanted);
  }
  const acting = actingOf(context);
  if (step.effects.includes('decide')) {
    const { motif = null, dateDebut } = asked;
    const decided = await recordDecision(acting, row, { ...step, motif, dateDebut });
    await holdDecision(acting, decided, step);
    return decided;
  }
  const columns = {
    ...(await columnsOfEffects(context, row, step, saved)),
    ...(step.next === 'decision' && asked.dateCnh != null ? { date_cnh: asked.dateCnh } : {}),
  };
  const points = await pointsEnMail(context, row, step, wanted);
  const written = await moveOn(acting, DH_KIND, row, { ...step, columns, designe, points, isToldLater });
  if (step.effects.includes('check-soumission')) {
    await followFormateurs(context, written);
    await updateAlertes(acting, DH_KIND, written);
  }
  if (row.tache === 'complement' && written.tache !== 'complement') {
    const isAnswered = step.effects.includes('check-soumission');
    await (isAnswered ? sendComplement : closeComplement)(context, sujetHabilitation(row.id));
  }
  return written;
}
