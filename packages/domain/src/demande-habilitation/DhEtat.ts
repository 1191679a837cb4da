import type { HabilitationSourceMode } from '../habilitation/HABILITATION_SOURCE_MODES.ts';
import type { DhTaskKey } from './taskKeys.ts';

/** What of a demande decides which actions it knows (rules/demandes#steps). */
export type DhEtat = {
  readonly taskKey: DhTaskKey;
  /** The task that asked for the complement under way. */
  readonly retourTache: DhTaskKey | null;
  readonly mode: HabilitationSourceMode;
  readonly isJamaisSoumise: boolean;
  readonly isIrrecevable: boolean;
  /** Whether the last avis is against, or with reserves. */
  readonly isAvecReserve: boolean;
  /** Whether an expert has had it. */
  readonly hasExpert: boolean;
  /** The day of the commission to which it is put. */
  readonly dateCnh: string | null;
  /** The last day to appeal against a refusal; null once the appeal was made. */
  readonly finRecours: string | null;
};
