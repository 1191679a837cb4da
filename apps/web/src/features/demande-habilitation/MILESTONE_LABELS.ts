/** The milestones of a demande d'habilitation, in their order, by their texts (DH4). */
export const MILESTONE_LABELS = [
  'workflow.jalon.instruction',
  'workflow.jalon.expertise',
  'workflow.jalon.decision',
  'workflow.jalon.cloture',
] as const;
