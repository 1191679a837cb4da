import type { AvisSaisi } from '../avis/avisTypes.ts';
import { AVIS_RENDUS } from '../avis/avisTypes.ts';
import { refusalOfAvis } from '../avis/refusalOfAvis.ts';
import type { ActionForm } from '../demande/faultsOfNeeds.ts';
import type { Step } from '../demande/judgeStep.ts';
import type { Decision } from './decisions.ts';
import type { DhEtat } from './DhEtat.ts';
import { CHAMP_RECOURS } from './champsFixes.ts';
import { isSeanceVenue } from './isSeanceVenue.ts';
import { type RefusDateCnh, refusalOfDateCnh } from './refusalOfDateCnh.ts';
import { type RefusDateDebut, refusalOfDateDebut } from './refusalOfDateDebut.ts';

/** What an action requires, of what is sent with it or of the demande. */
export type DhRequirement =
  | 'commentaire'
  | 'commentaire-ou-points'
  | 'affectation'
  | 'avis'
  | 'avis-defavorable'
  | 'dossier-valide'
  | 'date-cnh'
  | 'jour-cnh'
  | 'date-debut'
  | 'motif'
  | 'piece-recours'
  | 'avis-complement';

/** What a person answers to an action of a demande d'habilitation, with what it is judged by. */
export type DhForm = {
  readonly etat: Pick<DhEtat, 'dateCnh'>;
  readonly today: string;
  /** The last day that a commission or a habilitation may begin on. */
  readonly horizon: string;
  readonly hasComment: boolean;
  /** Whether a point says what is wanted. */
  readonly hasPoints: boolean;
  readonly hasAssignee: boolean;
  /** The commission's date that this action asks for, the one that stands when it asks for none. */
  readonly dateCnh: string | null;
  readonly decision: Decision | null;
  readonly hasMotif: boolean;
  /** First day of the habilitation, chosen by the commission. */
  readonly dateDebut: string | null;
  readonly hasPieceRecours: boolean;
};

/** What a step of a demande d'habilitation is asked with, and judged by. */
export type DhStep = Step<DhEtat> &
  Omit<DhForm, 'etat'> & {
    readonly isDossierValide: boolean;
    readonly avis: AvisSaisi | null;
  };

/** Why a step is refused; each is a key under `erreurs.`. */
export type DhRefusal =
  | 'demande.commentaire-requis'
  | 'demande.affectation-requise'
  | 'demande.avis-requis'
  | 'demande.avis-defavorable-requis'
  | 'demande.avis-texte-requis'
  | 'demande.avis-interdit'
  | 'demande.dossier-administratif-non-valide'
  | RefusDateCnh
  | 'demande.decision-prematuree'
  | 'demande.motif-requis'
  | RefusDateDebut
  | 'demande.piece-recours-requise';

const unless =
  <Asked>(holds: (asked: Asked) => boolean, reason: DhRefusal) =>
  (asked: Asked): DhRefusal | null =>
    holds(asked) ? null : reason;

/** The judges of what a person answers in the fields of an action. */
const FORM_JUDGES = {
  commentaire: unless(({ hasComment }) => hasComment, 'demande.commentaire-requis'),
  'commentaire-ou-points': unless(({ hasComment, hasPoints }) => hasComment || hasPoints, 'demande.commentaire-requis'),
  affectation: unless(({ hasAssignee }) => hasAssignee, 'demande.affectation-requise'),
  'date-cnh': ({ dateCnh, ...asked }) => refusalOfDateCnh(dateCnh, asked),
  'date-debut': ({ dateDebut, horizon, etat: { dateCnh } }) => refusalOfDateDebut(dateDebut, { dateCnh, horizon }),
  motif: unless(({ hasMotif }) => hasMotif, 'demande.motif-requis'),
  'piece-recours': unless(({ hasPieceRecours }) => hasPieceRecours, 'demande.piece-recours-requise'),
} satisfies Partial<Readonly<Record<DhRequirement, (form: DhForm) => DhRefusal | null>>>;

/** The judges of all that a step requires. */
export const DH_JUDGES: Readonly<Record<DhRequirement, (step: DhStep) => DhRefusal | null>> = {
  ...FORM_JUDGES,
  avis: ({ avis }) => refusalOfAvis(avis, AVIS_RENDUS),
  'avis-defavorable': ({ avis }) =>
    avis?.type === 'D' ? refusalOfAvis(avis, ['D']) : 'demande.avis-defavorable-requis',
  // When a complement is asked for, no other avis is possible (rules/demandes#avis).
  'avis-complement': ({ avis }) =>
    avis === null || avis.type === null || avis.type === 'DC' ? null : 'demande.avis-interdit',
  'dossier-valide': unless(({ isDossierValide }) => isDossierValide, 'demande.dossier-administratif-non-valide'),
  // Judged by the date that stands, whatever date comes with the decision.
  'jour-cnh': unless(({ etat, today }) => isSeanceVenue(etat.dateCnh, today), 'demande.decision-prematuree'),
};

/** The fields of an action of a demande d'habilitation. */
export const DH_FORM: ActionForm<DhRequirement, DhForm, DhRefusal | 'demande.decision-requise'> = {
  judges: FORM_JUDGES,
  fields: {
    'demande.commentaire-requis': 'draftWorkflowComment',
    'demande.affectation-requise': 'currentWorkflowTask.assignedUserHabilisId',
    'demande.avis-requis': 'avis.type',
    'demande.avis-interdit': 'avis.type',
    'demande.avis-defavorable-requis': 'avis.type',
    'demande.avis-texte-requis': 'avis.texte',
    'demande.date-cnh-requise': 'dateCnh',
    'demande.date-cnh-passee': 'dateCnh',
    'demande.date-cnh-lointaine': 'dateCnh',
    'demande.decision-requise': 'decision',
    'demande.motif-requis': 'motif',
    'demande.date-debut-trop-tot': 'dateDebut',
    'demande.date-debut-lointaine': 'dateDebut',
    'demande.piece-recours-requise': `fileUploads.${CHAMP_RECOURS}`,
  },
};
