import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import type { DecisionWrite } from '@habilis/api/commission/writes';
import { actionFaults, needsOfAction } from '@habilis/domain/demande-habilitation/actionFaults';
import { type Decision, startsHabilitation } from '@habilis/domain/demande-habilitation/decisions';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import type { PointDemande } from '@habilis/api/examen/PointDemande';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';

/** The choices for a demande; COMPLEMENT is a postponement that asks for a complement. */
export const CHOICES = ['ACCORDE', 'ACCORDE_SOUS_RESERVE', 'AJOURNE', 'COMPLEMENT', 'REFUSE'] as const;
export type Choice = (typeof CHOICES)[number];

/** What is typed for one demande. */
export type Saisie = { readonly decision: Choice | null; readonly motif: string; readonly dateDebut: string | null };

export const EMPTY: Saisie = { decision: null, motif: '', dateDebut: null };

const TASK = 'decision';

/** The action of a choice, and its decision. */
const stepOf = (choice: Choice | null): { readonly action: string; readonly decision: Decision | null } =>
  choice === 'COMPLEMENT'
    ? { action: 'AjournePourComplement', decision: 'AJOURNE' }
    : { action: 'Soumet', decision: choice };

/** Whether a choice comes with a text: the reserve, or the reason. */
export function wantsMotif(choice: Choice | null): boolean {
  const { action, decision } = stepOf(choice);
  return needsOfAction(TASK, action, decision).includes('motif');
}
/** Whether a choice starts a habilitation, whose first day may be chosen. */
export function startsOn(choice: Choice | null, { mode }: PointOrdreDuJour): boolean {
  const { decision } = stepOf(choice);
  return decision !== null && startsHabilitation(decision, mode);
}

/** The decision in the form of the call, without what its choice does not ask for; null while none is chosen. `points` are those asked of facts, on the demande's own page. */
export function decisionOf(
  point: PointOrdreDuJour,
  { decision: choice, motif, dateDebut }: Saisie,
  points: readonly PointDemande[] = [],
): DecisionWrite | null {
  const { demandeHabilitationId, version } = point;
  const { decision } = stepOf(choice);
  if (decision === null) return null;
  return {
    demandeHabilitationId,
    version,
    decision,
    avecComplement: choice === 'COMPLEMENT',
    motif: wantsMotif(choice) ? motif.trim() : null,
    dateDebut: startsOn(choice, point) ? dateDebut : null,
    ...(choice === 'COMPLEMENT' && points.length > 0 ? { points: [...points] } : {}),
  };
}

/** What is wrong with a decision, field by field; `horizon` is the last possible first day of the habilitation. */
export function faultsOfSaisie(
  saisie: Saisie,
  point: PointOrdreDuJour,
  days: { readonly today: string; readonly horizon: string },
): FieldFault[] {
  const { action, decision } = stepOf(saisie.decision);
  const { motif = null, dateDebut = null } = decisionOf(point, saisie) ?? {};
  return actionFaults(TASK, action, {
    ...days,
    etat: point,
    hasComment: false,
    hasPoints: false,
    hasAssignee: false,
    dateCnh: point.dateCnh,
    decision,
    hasMotif: !isEmpty(motif),
    dateDebut,
    hasPieceRecours: false,
  });
}
