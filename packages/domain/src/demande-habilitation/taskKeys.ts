/** Task keys of a demande d'habilitation (H4; rules/demandes#steps). */
export const DH_TASK_KEYS = [
  'saisie',
  'instruction',
  'validation_instruction',
  'repartition',
  'sous_commission',
  'validation_demande',
  'planification_decision',
  'decision',
  'complement',
  'suppression_apres_refus',
  'acceptee',
  'abandonnee',
  'supprimee',
] as const;
export type DhTaskKey = (typeof DH_TASK_KEYS)[number];
