/** What the commission decides (domain, C.1). */
export const DECISIONS = ['ACCORDE', 'ACCORDE_SOUS_RESERVE', 'AJOURNE', 'REFUSE'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Whether a decision grants the habilitation. */
export const isFavorable = (decision: Decision): boolean =>
  decision === 'ACCORDE' || decision === 'ACCORDE_SOUS_RESERVE';
