import type { ActionForm } from '../demande/faultsOfNeeds.ts';
import type { Step } from '../demande/judgeStep.ts';
import type { Line, Workflow } from '../demande/Workflow.ts';
import type { Capability } from '../role/capability.ts';
import { SESSION_ETATS, type SessionEtat } from './etats.ts';

/** Actions on a session (domain, C.6); saves stand outside the table, as for demandes. */
export const SESSION_ACTION_KEYS = ['Soumet', 'Renvoie', 'Supprime', 'Corrige'] as const;
export type SessionActionKey = (typeof SESSION_ACTION_KEYS)[number];

/** What the server does beside moving the session on. */
export type SessionEffect =
  | 'check-droit'
  | 'check-soumission'
  | 'check-resultats'
  | 'check-cloture'
  | 'certify'
  | 'correct'
  | 'erase';

/** Who opened a session decides who else may work on it (SC11, SC20). */
export type SessionCondition = 'de-l-entite' | 'ouverte-par-soi';

/** What an action requires, of what is sent with it or of the session. */
export type SessionRequirement = 'commentaire' | 'dernier-jour';

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
  details: Details,
): readonly SessionTransition[] => [
  row(task, action, 'manage-sessions', next, details),
  row(task, action, 'manage-network-sessions', next, { ...details, when: ['ouverte-par-soi'] }),
];

const deletion: Details = { effects: ['erase'], needs: ['commentaire'] };
const deletions = (task: SessionEtat): readonly SessionTransition[] => [
  row(task, 'Supprime', 'manage-sessions', 'SUPPRIMEE', { ...deletion, when: ['de-l-entite'] }),
  row(task, 'Supprime', 'manage-network-sessions', 'SUPPRIMEE', { ...deletion, when: ['ouverte-par-soi'] }),
  row(task, 'Supprime', 'correct-session', 'SUPPRIMEE', deletion),
];

const LINES: readonly SessionTransition[] = [
  ...managed('SAISIE', 'Soumet', 'RESULTATS', { effects: ['check-droit', 'check-soumission'] }),
  ...deletions('SAISIE'),
  row('RESULTATS', 'Soumet', 'enter-resultats', 'VERIFICATION', {
    effects: ['check-droit', 'check-resultats'],
    needs: ['dernier-jour'],
  }),
  row('RESULTATS', 'Renvoie', 'enter-resultats', 'SAISIE', { needs: ['commentaire'] }),
  ...deletions('RESULTATS'),
  ...managed('VERIFICATION', 'Soumet', 'CLOTUREE', { effects: ['check-droit', 'check-cloture', 'certify'] }),
  ...managed('VERIFICATION', 'Renvoie', 'RESULTATS', { needs: ['commentaire'] }),
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
export type SessionRefusal = 'session-certification.commentaire-requis' | 'session-certification.avant-dernier-jour';

const JUDGES: Readonly<Record<SessionRequirement, (form: SessionForm) => SessionRefusal | null>> = {
  commentaire: ({ hasComment }) => (hasComment ? null : 'session-certification.commentaire-requis'),
  'dernier-jour': ({ dateFinSession, today }) =>
    dateFinSession !== null && dateFinSession <= today ? null : 'session-certification.avant-dernier-jour',
};

/** The fields of an action on a session. */
export const SESSION_FORM: ActionForm<SessionRequirement, SessionForm, SessionRefusal> = {
  judges: JUDGES,
  fields: { 'session-certification.commentaire-requis': 'commentaire' },
};

/** The whole workflow of a session as a table; nothing else decides a next state (domain, C.6; who, C.10). */
export const SESSION_WORKFLOW: Workflow<SessionTransition, SessionSituation, SessionStep, SessionRefusal> = {
  tasks: SESSION_ETATS,
  lines: LINES,
  over: ['CLOTUREE', 'SUPPRIMEE'],
  resting: [],
  endings: ['Supprime'],
  judgedAnywhere: [],
  filledBy: 'manage-sessions',
  savedBy: ['manage-sessions', 'manage-network-sessions', 'enter-resultats'],
  holds: {
    'de-l-entite': ({ isOfEntite }) => isOfEntite,
    'ouverte-par-soi': ({ isOwnOpening }) => isOwnOpening,
  },
  judges: JUDGES,
  offeredWith: {},
};
