import { below } from '../../../platform/below.ts';
import type { Context } from '../../../platform/Handler.ts';

/** Whose roles, or what, have just changed. */
export type Touche = { readonly personneId: number } | { readonly entiteId: number };

/** What telling of sessions needs, in a call or a job. */
export type TouchingContext = Pick<Context, 'db' | 'now' | 'today' | 'settings' | 'jobs'>;

/** Looks again at the sessions that a change reaches: who is left to finish them, what bars them, and who is told (SC37, SC40). */
export const sessionsTouchees = below<(context: TouchingContext, touche: Touche) => Promise<void>>(
  'sessions touchées par un changement',
);
