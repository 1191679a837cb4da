import type { DhWriteTitle } from './DhWriteTitle.ts';
import { isOneOf } from '../../../platform/isOneOf.ts';
import type { AvisWrite } from '@habilis/api/avis/Avis';
import type { PointDemande } from '@habilis/api/examen/PointDemande';
import { hasWrittenPoint } from '@habilis/domain/complement/hasWrittenPoint';
import { horizonOf } from '@habilis/domain/date/horizonOf';
import { actionFaults } from '@habilis/domain/demande-habilitation/actionFaults';
import { CHAMP_RECOURS } from '@habilis/domain/demande-habilitation/champsFixes';
import { type Decision, isFavorable } from '@habilis/domain/demande-habilitation/decisions';
import { DH_FORM } from '@habilis/domain/demande-habilitation/needs';
import { type DhTransitionOutcome, transition } from '@habilis/domain/demande-habilitation/transition';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { type GrantTitle, refuseGrant } from '../../habilitations/habilitation/refuseGrant.ts';
import { draftAvis } from './avis.ts';
import { etatOf } from './etatOf.ts';
import { refuseMisplaced, refuseStale, type UntimelyTitle } from '../tache/openForWrite.ts';
import { DH_WRITING } from './DH_WRITING.ts';
import type { DhRow } from './scope.ts';
import { isDossierValide } from './isDossierValide.ts';

export type StepDecided = Extract<DhTransitionOutcome, { ok: true }> & {
  readonly commentaire: string | null;
  readonly avis: AvisWrite | null;
};

/** What a step asks for, from a submit or from a deletion. */
export type Asked = {
  readonly id: number | null;
  readonly version: number;
  readonly actionKey: string | null;
  readonly commentaire: string | null;
  readonly points?: readonly PointDemande[] | undefined;
  readonly assigneeHabilisId?: string | null | undefined;
  readonly avis?: AvisWrite | undefined;
  readonly dateCnh?: string | null | undefined;
  readonly decision?: Decision | undefined;
  readonly motif?: string | null | undefined;
  readonly dateDebut?: string | null | undefined;
  /** The slots that the write fills. */
  readonly champs?: readonly string[];
};

/** A step that is refused, with all that is wrong in its fields. */
type Refused = Extract<DhTransitionOutcome, { ok: false }> & { readonly faults: readonly FieldFault[] };

/** Refusals that come from the demande itself, whatever is sent with the action. */
const OF_STATE = ['demande.dossier-administratif-non-valide', 'demande.decision-prematuree'] as const;

/** Whether the entite's common file is validated. */
async function hasDossierValide({ db }: Context, { entite_id: entiteId }: DhRow): Promise<boolean> {
  if (entiteId === null) return false;
  const entite = await db.selectFrom('entite').select('etat').where('id', '=', entiteId).executeTakeFirst();
  return isDossierValide(entite?.etat);
}

/** 409 when the commission would grant what can no longer be granted (H38). */
const refuseUngrantable = (context: Context<GrantTitle>, row: DhRow): Promise<void> =>
  refuseGrant(context, { mode: row.mode, entiteId: row.entite_id, habilitationSourceId: row.habilitation_source_id });

/** Lets the domain judge a step: 400 for an action that is not the caller's, 409 for one whose task or version has moved (rules/demandes#steps). */
export async function judgeStep(
  context: RoleContext<UntimelyTitle>,
  row: DhRow,
  asked: Asked,
): Promise<StepDecided | Refused> {
  const { role } = context.caller;
  const { actionKey } = asked;
  await refuseMisplaced(context, DH_WRITING, row, actionKey);
  await refuseStale(context, DH_WRITING, row, asked);
  const commentaire = nullWhenEmpty(asked.commentaire);
  const avis = asked.avis ?? (await draftAvis(context, row));
  const step = {
    etat: await etatOf(context.db, row),
    actionKey,
    role: role.type,
    today: context.today,
    horizon: horizonOf(context.today, context.settings.horizonDatesMois),
    hasComment: commentaire !== null,
    hasPoints: hasWrittenPoint(asked.points ?? []),
    hasAssignee: (asked.assigneeHabilisId ?? null) !== null,
    isDossierValide: await hasDossierValide(context, row),
    // The avis being written is not the one that goes with asking for a complement.
    avis: actionKey === 'DemandeComplement' ? (asked.avis ?? null) : avis,
    dateCnh: asked.dateCnh === undefined ? row.date_cnh : asked.dateCnh,
    decision: asked.decision ?? null,
    hasMotif: nullWhenEmpty(asked.motif ?? null) !== null,
    dateDebut: asked.dateDebut ?? null,
    hasPieceRecours: asked.champs?.includes(CHAMP_RECOURS) === true,
  };
  const outcome = transition(step);
  if (outcome.ok) return { ...outcome, commentaire, avis };
  const { reason } = outcome;
  const path = reason === 'demande.action-interdite' ? undefined : DH_FORM.fields[reason];
  const others = actionFaults(row.tache, actionKey, step).filter(({ title }) => title !== reason);
  // An action that is not the caller's says nothing of its fields.
  return { ...outcome, faults: path === undefined ? [] : [{ path, title: reason }, ...others] };
}

/** The step as the domain allows it; otherwise 409 for a demande that is not ready for it, 400 with the fields concerned for the rest. */
export async function decideStep(context: RoleContext<DhWriteTitle>, row: DhRow, asked: Asked): Promise<StepDecided> {
  const judged = await judgeStep(context, row, asked);
  if (judged.ok) {
    if (judged.decision !== null && isFavorable(judged.decision)) await refuseUngrantable(context, row);
    return judged;
  }
  const { reason, faults } = judged;
  if (isOneOf(OF_STATE, reason)) throw context.refuse.conflict(reason);
  throw context.refuse.badRequest(reason, faults.length === 0 ? undefined : faults);
}
