import type { ActionForm } from '../demande/faultsOfNeeds.ts';
import type { Step } from '../demande/judgeStep.ts';
import type { Line, Workflow } from '../demande/Workflow.ts';
import type { Capability } from '../role/capability.ts';
import { SESSION_ETATS, type SessionEtat } from './etats.ts';

/** Actions on a session (rules/sessions#steps); saves stand outside the table, as for demandes. */
export const SESSION_ACTION_KEYS = ['Soumet', 'Renvoie', 'Reprend', 'Relance', 'Supprime', 'Corrige'] as const;
export type SessionActionKey = (typeof SESSION_ACTION_KEYS)[number];

/** What the server does beside moving the session on. */
export type SessionEffect =
  | 'check-droit'
  | 'check-soumission'
  | 'check-resultats'
  | 'check-cloture'
  | 'certify'
  | 'correct'
  | 'relance'
  | 'erase';

/** Who opened a session decides who else may work on it (SC11, SC20), and who is left decides who finishes it (SC37). */
export type SessionCondition =
  | 'de-l-entite'
  | 'ouverte-par-soi'
  | 'avec-formateur'
  | 'sans-formateur'
  | 'sans-gestionnaire';

/** What an action requires, of what is sent with it or of the session. */
export type SessionRequirement = 'commentaire' | 'dernier-jour' | 'sans-resultat' | 'sans-relance';

/** A line of the workflow of a session. */
export type SessionTransition = Line<
  SessionEtat,
  SessionActionKey,
  SessionEffect,
  SessionCondition,
  SessionRequirement
>;

/** The state of a session that decides which actions exist. */
export type SessionSituation = {
  readonly taskKey: SessionEtat;
  /** Opened by the entite's side, not by the network (SC11). */
  readonly isOfEntite: boolean;
  /** Opened by the caller's own role (SC20). */
  readonly isOwnOpening: boolean;
  /** Its formateur may enter results no longer: no role or no account is left (SC37). */
  readonly isSansFormateur: boolean;
  /** Nobody of its entite may verify it any more (SC37). */
  readonly isSansGestionnaire: boolean;
  /** Something of its results is entered (SC38). */
  readonly isEntamee: boolean;
  /** The day of the last reminder to its formateur (SC39). */
  readonly relanceeLe: string | null;
};

type Details = Partial<Pick<SessionTransition, 'effects' | 'when' | 'needs'>>;

const row = (
  task: SessionEtat,
  action: SessionActionKey,
  who: Capability,
  next: SessionEtat,
  { effects = [], when = [], needs = [] }: Details = {},
): SessionTransition => ({ task, action, who, next, effects, when, needs });

/** What the entite does, and whoever of the network opened the session (SC20). */
const managed = (
  task: SessionEtat,
  action: SessionActionKey,
  next: SessionEtat,
  { when = [], ...details }: Details,
): readonly SessionTransition[] => [
  row(task, action, 'manage-sessions', next, { ...details, when }),
  row(task, action, 'manage-network-sessions', next, { ...details, when: ['ouverte-par-soi', ...when] }),
];

const results: Details = { effects: ['check-droit', 'check-resultats'], needs: ['dernier-jour'] };
const closing: Details = { effects: ['check-droit', 'check-cloture', 'certify'] };
const withReason: Details = { needs: ['commentaire'] };
/** What those left do in the place of a formateur, or of an entite that has nobody (SC37). */
const insteadOf = (details: Details, ...when: SessionCondition[]): Details => ({ ...details, when });

const deletion: Details = { effects: ['erase'], needs: ['commentaire'] };
const deletions = (task: SessionEtat): readonly SessionTransition[] => [
  row(task, 'Supprime', 'manage-sessions', 'SUPPRIMEE', { ...deletion, when: ['de-l-entite'] }),
  row(task, 'Supprime', 'manage-network-sessions', 'SUPPRIMEE', { ...deletion, when: ['ouverte-par-soi'] }),
  row(task, 'Supprime', 'correct-session', 'SUPPRIMEE', deletion),
];

const LINES: readonly SessionTransition[] = [
  ...managed('SAISIE', 'Soumet', 'RESULTATS', { effects: ['check-droit', 'check-soumission'] }),
  ...deletions('SAISIE'),
  row('RESULTATS', 'Soumet', 'enter-resultats', 'VERIFICATION', results),
  row('RESULTATS', 'Renvoie', 'enter-resultats', 'SAISIE', withReason),
  ...managed('RESULTATS', 'Soumet', 'VERIFICATION', insteadOf(results, 'sans-formateur')),
  row(
    'RESULTATS',
    'Soumet',
    'finish-sessions',
    'VERIFICATION',
    insteadOf(results, 'sans-formateur', 'sans-gestionnaire'),
  ),
  ...managed('RESULTATS', 'Reprend', 'SAISIE', { needs: ['commentaire', 'sans-resultat'] }),
  ...managed('RESULTATS', 'Relance', 'RESULTATS', {
    effects: ['relance'],
    when: ['avec-formateur'],
    needs: ['dernier-jour', 'sans-relance'],
  }),
  ...deletions('RESULTATS'),
  ...managed('VERIFICATION', 'Soumet', 'CLOTUREE', closing),
  ...managed('VERIFICATION', 'Renvoie', 'RESULTATS', withReason),
  row('VERIFICATION', 'Soumet', 'finish-sessions', 'CLOTUREE', insteadOf(closing, 'sans-gestionnaire')),
  row('VERIFICATION', 'Renvoie', 'finish-sessions', 'RESULTATS', insteadOf(withReason, 'sans-gestionnaire')),
  ...deletions('VERIFICATION'),
  row('CLOTUREE', 'Corrige', 'correct-session', 'CLOTUREE', { effects: ['correct'], needs: ['commentaire'] }),
];

/** What a person answers to an action on a session, with what it is judged by. */
export type SessionForm = {
  readonly today: string;
  readonly hasComment: boolean;
  readonly dateFinSession: string | null;
};

/** What a step of a session is asked with, and judged by. */
export type SessionStep = Step<SessionSituation> & SessionForm;

/** Why a step is refused; each is a key under `erreurs.`. */
export type SessionRefusal =
  | 'session-certification.commentaire-requis'
  | 'session-certification.avant-dernier-jour'
  | 'session-certification.resultats-entames'
  | 'session-certification.deja-relancee';

const hasComment = ({ hasComment }: SessionForm): SessionRefusal | null =>
  hasComment ? null : 'session-certification.commentaire-requis';
const isOver = ({ dateFinSession, today }: SessionForm): SessionRefusal | null =>
  dateFinSession !== null && dateFinSession <= today ? null : 'session-certification.avant-dernier-jour';
/** Results that were begun are their formateur's to send back, while there is one (SC38). */
const isUntouched = ({ isEntamee, isSansFormateur }: SessionSituation): boolean => !isEntamee || isSansFormateur;
const isUnreminded = ({ relanceeLe }: SessionSituation, today: string): boolean =>
  relanceeLe === null || relanceeLe < today;

/** The fields of an action on a session. */
export const SESSION_FORM: ActionForm<SessionRequirement, SessionForm, SessionRefusal> = {
  judges: { commentaire: hasComment, 'dernier-jour': isOver },
  fields: { 'session-certification.commentaire-requis': 'commentaire' },
};

/** The whole workflow of a session as a table; nothing else decides a next state (rules/sessions#steps; who, rules/rights#matrix). */
export const SESSION_WORKFLOW: Workflow<SessionTransition, SessionSituation, SessionStep, SessionRefusal> = {
  tasks: SESSION_ETATS,
  lines: LINES,
  over: ['CLOTUREE', 'SUPPRIMEE'],
  resting: [],
  endings: ['Supprime'],
  judgedAnywhere: [],
  filledBy: 'manage-sessions',
  savedBy: ['manage-sessions', 'manage-network-sessions', 'enter-resultats', 'finish-sessions'],
  holds: {
    'de-l-entite': ({ isOfEntite }) => isOfEntite,
    'ouverte-par-soi': ({ isOwnOpening }) => isOwnOpening,
    'avec-formateur': ({ isSansFormateur }) => !isSansFormateur,
    'sans-formateur': ({ isSansFormateur }) => isSansFormateur,
    'sans-gestionnaire': ({ isSansGestionnaire }) => isSansGestionnaire,
  },
  judges: {
    commentaire: hasComment,
    'dernier-jour': isOver,
    'sans-resultat': ({ etat }) => (isUntouched(etat) ? null : 'session-certification.resultats-entames'),
    'sans-relance': ({ etat, today }) => (isUnreminded(etat, today) ? null : 'session-certification.deja-relancee'),
  },
  offeredWith: { 'sans-resultat': isUntouched, 'sans-relance': isUnreminded },
};
