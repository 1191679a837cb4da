import type { DaTaskKey } from './taskKeys.ts';

/** The step of a demande administrative among preparation (0), examination (1) and close (2); a complement keeps the step it returns to. */
export function milestoneOfDemandeAdministrative(taskKey: DaTaskKey): 0 | 1 | 2 {
  switch (taskKey) {
    case 'da_saisie':
      return 0;
    case 'da_instruction':
    case 'da_complement':
    case 'da_validation_rejet':
      return 1;
    case 'validee':
    case 'refusee':
    case 'supprimee':
      return 2;
  }
}
