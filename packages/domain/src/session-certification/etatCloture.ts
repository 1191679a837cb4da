import { type DeadlineState, deadlineState } from '../date/deadlineState.ts';

/** Days before its deletion from which a session is told to be near it, and from which it is told to be about to go (rules/alerts#alerts; A25). */
export const JOURS_CLOTURE = { proche: 30, imminente: 7 } as const;

type Cloture = {
  /** The last day of the session, from which it may be closed. */
  readonly dateFin: string;
  /** The day on which it is deleted if it is not closed. */
  readonly dateSuppression: string;
  readonly today: string;
};

/** How the closing of a session stands: far, near its deletion, or about to be deleted; the share of the time used is that since its last day. */
export function etatCloture({ dateFin, dateSuppression, today }: Cloture): DeadlineState {
  const { ratio, days } = deadlineState({ start: dateFin, due: dateSuppression, today });
  const { proche, imminente } = JOURS_CLOTURE;
  return { state: days <= imminente ? 'late' : days <= proche ? 'soon' : 'ok', ratio, days };
}
