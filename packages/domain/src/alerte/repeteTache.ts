import type { RoleType } from '../role/RoleType.ts';
import { ALERTE_RULES, type AlerteType } from './ALERTE_RULES.ts';

/** Whether the list of tasks of a role shows the object of an alert too: the bell does not count it a second time (A702). */
export const repeteTache = (type: AlerteType, role: RoleType): boolean =>
  ALERTE_RULES[type].repeteTache.some((one) => one === role);
