import { isDemandeur } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';
import { isModifiable } from '../demande/isModifiable.ts';
import type { DaTaskKey } from './taskKeys.ts';
import { DA_WORKFLOW } from './workflow.ts';

/** Whether a role reads the validated copy of a demande, because its demandeur is typing in the working one (rules/dossier#steps). */
export const readsValidatedCopy = (role: RoleType, taskKey: DaTaskKey): boolean =>
  !isDemandeur(role) && isModifiable(DA_WORKFLOW, taskKey, 'DM');
