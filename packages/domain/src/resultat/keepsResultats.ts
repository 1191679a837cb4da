import type { SessionMode } from '../session-certification/etats.ts';

/** What the results of a session are entered for. */
type PortantResultats<Id> = {
  readonly formateur: Id | null;
  readonly dateSession: string | null;
  readonly dateFinSession: string | null;
  readonly mode: SessionMode;
};

/** Whether what was entered of a session still stands: it belongs to its formateur, its days and its mode (rules/sessions#bound-to-formateur-and-days; SC32). */
export const keepsResultats = <Id>(before: PortantResultats<Id>, after: PortantResultats<Id>): boolean =>
  before.formateur === after.formateur &&
  before.dateSession === after.dateSession &&
  before.dateFinSession === after.dateFinSession &&
  before.mode === after.mode;
