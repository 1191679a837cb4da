import type { DaTaskKey } from './taskKeys.ts';

/** What is decided about the file of an entite. */
export type DecisionDa = 'VALIDEE' | 'REFUSEE' | 'MODIFICATION_REFUSEE';

/** What a step of a demande administrative decides, if it does (rules/dossier#steps). */
export function decisionOfStep({
  action,
  tache,
  suivante,
}: {
  readonly action: string;
  readonly tache: DaTaskKey;
  readonly suivante: DaTaskKey;
}): DecisionDa | null {
  if (action === 'Confirme') return suivante === 'validee' ? 'MODIFICATION_REFUSEE' : 'REFUSEE';
  const isValidated = action === 'Soumet' && tache === 'da_instruction' && suivante !== 'da_instruction';
  return isValidated ? 'VALIDEE' : null;
}
