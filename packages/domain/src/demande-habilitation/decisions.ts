import type { HabilitationSourceMode } from '../habilitation/HABILITATION_SOURCE_MODES.ts';

/** What the commission decides (rules/demandes#decision). */
export const DECISIONS = ['ACCORDE', 'ACCORDE_SOUS_RESERVE', 'AJOURNE', 'REFUSE'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Whether a decision grants the habilitation. */
export const isFavorable = (decision: Decision): boolean =>
  decision === 'ACCORDE' || decision === 'ACCORDE_SOUS_RESERVE';

/** Whether a decision starts a habilitation, whose first day may be chosen: a further plateforme joins one that runs. */
export const startsHabilitation = (decision: Decision, mode: HabilitationSourceMode): boolean =>
  isFavorable(decision) && mode !== 'APF';
