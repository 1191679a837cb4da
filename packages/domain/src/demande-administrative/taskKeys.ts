/** Task keys of a demande administrative (rules/dossier#steps). */
export const DA_TASK_KEYS = [
  'da_saisie',
  'da_instruction',
  'da_complement',
  'da_validation_rejet',
  'validee',
  'refusee',
  'supprimee',
] as const;
export type DaTaskKey = (typeof DA_TASK_KEYS)[number];
