const MILESTONES: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  instruction: 1,
  validation_instruction: 1,
  repartition: 2,
  sous_commission: 2,
  validation_demande: 2,
  planification_decision: 3,
  decision: 3,
  suppression_apres_refus: 4,
};

/** The milestone of a demande d'habilitation's task key, 0 for any other key (H4). */
export function milestoneOf(taskKey: string): 0 | 1 | 2 | 3 | 4 {
  return Object.hasOwn(MILESTONES, taskKey) ? (MILESTONES[taskKey] ?? 0) : 0;
}
