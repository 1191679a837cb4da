import type { AvisSaisi } from '../avis/avisTypes.ts';
import { refusalOfAvis } from '../avis/refusalOfAvis.ts';
import { DEFAULT_ACTION } from '../demande/defaultAction.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { Decision } from './decisions.ts';
import type { DhEtat } from './DhEtat.ts';
import { isOffered } from './isOffered.ts';
import { isSeanceVenue } from './isSeanceVenue.ts';
import { type RefusDateCnh, refusalOfDateCnh } from './refusalOfDateCnh.ts';
import { type RefusDateDebut, refusalOfDateDebut } from './refusalOfDateDebut.ts';
import type { DhTaskKey } from './taskKeys.ts';
import { DH_WORKFLOW, type DhActionKey, type DhEffect, type DhRequirement, type DhTransition } from './workflow.ts';

/** A step that somebody wants to take, with what decides on it. */
export type DhTransitionRequest = {
  readonly etat: DhEtat;
  /** A submit that names no action means `Soumet`. */
  readonly actionKey: string | null;
  readonly role: RoleType;
  readonly today: string;
  /** The last day that a commission or an accreditation may begin on. */
  readonly horizon: string;
  readonly hasComment: boolean;
  readonly hasAssignee: boolean;
  readonly isDossierValide: boolean;
  readonly avis: AvisSaisi | null;
  /** The commission's date that this action asks for, the one that stands when it asks for none. */
  readonly dateCnh: string | null;
  readonly decision: Decision | null;
  readonly hasMotif: boolean;
  /** First day of the accreditation, the commission's choice. */
  readonly dateDebut: string | null;
  readonly hasPieceRecours: boolean;
};

/** Why a step is refused; each is a key under `erreurs.`. */
export type DhRefusal =
  | 'demande.action-interdite'
  | 'demande.commentaire-requis'
  | 'demande.affectation-requise'
  | 'demande.avis-requis'
  | 'demande.avis-defavorable-requis'
  | 'demande.avis-texte-requis'
  | 'demande.avis-interdit'
  | 'demande.dossier-administratif-non-valide'
  | RefusDateCnh
  | 'demande.decision-requise'
  | 'demande.decision-prematuree'
  | 'demande.motif-requis'
  | RefusDateDebut
  | 'demande.piece-recours-requise';

/** What a step leads to, or why it is refused. */
export type DhTransitionOutcome =
  | {
      readonly ok: true;
      readonly action: DhActionKey;
      readonly next: DhTaskKey;
      readonly effects: readonly DhEffect[];
      readonly decision: Decision | null;
      /** The task to which a completion comes back, null outside of one. */
      readonly retourTache: DhTaskKey | null;
    }
  | { readonly ok: false; readonly reason: DhRefusal };

type Judge = (request: DhTransitionRequest) => DhRefusal | null;

const unless =
  (holds: (request: DhTransitionRequest) => boolean, reason: DhRefusal): Judge =>
  (request) =>
    holds(request) ? null : reason;

const JUDGES: Readonly<Record<DhRequirement, Judge>> = {
  commentaire: unless(({ hasComment }) => hasComment, 'demande.commentaire-requis'),
  affectation: unless(({ hasAssignee }) => hasAssignee, 'demande.affectation-requise'),
  avis: ({ avis }) => refusalOfAvis(avis, ['F', 'FR', 'D', 'SA']),
  'avis-defavorable': ({ avis }) =>
    avis?.type === 'D' ? refusalOfAvis(avis, ['D']) : 'demande.avis-defavorable-requis',
  'dossier-valide': unless(({ isDossierValide }) => isDossierValide, 'demande.dossier-administratif-non-valide'),
  'date-cnh': ({ dateCnh, ...asked }) => refusalOfDateCnh(dateCnh, asked),
  // The day that counts is the one that stands, whatever comes with a decision.
  'jour-cnh': unless(({ etat, today }) => isSeanceVenue(etat.dateCnh, today), 'demande.decision-prematuree'),
  'date-debut': ({ dateDebut, horizon, etat: { dateCnh } }) => refusalOfDateDebut(dateDebut, { dateCnh, horizon }),
  motif: unless(({ hasMotif }) => hasMotif, 'demande.motif-requis'),
  'piece-recours': unless(({ hasPieceRecours }) => hasPieceRecours, 'demande.piece-recours-requise'),
};

/** An opinion that comes with a request for a completion says just that (domain, C.4). */
const judgeOfComplement: Judge = ({ avis }) =>
  avis === null || avis.type === null || avis.type === 'DC' ? null : 'demande.avis-interdit';

/** The line that an action means; of several, those of a submit by the commission, by its decision. */
const lineOf = (rows: readonly DhTransition[], decision: Decision | null): DhTransition | undefined =>
  rows.length > 1 ? rows.find((row) => row.decision === decision) : rows[0];

/** Where a completion comes back to: the task that asks, the planning of the commission for its own. */
function retourAfter(row: DhTransition, { taskKey, retourTache }: DhEtat): DhTaskKey | null {
  if (row.effects.includes('ask-complement')) return taskKey === 'decision' ? 'planification_decision' : taskKey;
  return row.next === row.task ? retourTache : null;
}

/** The only judge of a step of an accreditation request: what comes next and with which effects, or why not (domain, C.1). */
export function transition(request: DhTransitionRequest): DhTransitionOutcome {
  const { etat, role, today } = request;
  const actionKey = request.actionKey ?? DEFAULT_ACTION;
  const rows = DH_WORKFLOW.filter((row) => row.action === actionKey && isOffered(row, etat, { role, today }));
  if (rows.length === 0) return { ok: false, reason: 'demande.action-interdite' };
  const row = lineOf(rows, request.decision);
  if (row === undefined) return { ok: false, reason: 'demande.decision-requise' };
  const judges = row.needs.map((need) => JUDGES[need]);
  if (row.action === 'DemandeComplement') judges.push(judgeOfComplement);
  const reason = judges.map((judge) => judge(request)).find((refusal) => refusal !== null);
  if (reason !== undefined) return { ok: false, reason };
  return {
    ok: true,
    action: row.action,
    next: row.next === 'retour' ? (etat.retourTache ?? 'instruction') : row.next,
    effects: row.effects,
    decision: row.decision,
    retourTache: retourAfter(row, etat),
  };
}
