import { ALERTE_RULES, type AlerteType } from '../ALERTE_RULES.ts';

/** The roles for which an alert of a type is, and `D` where it may be dismissed: `DM G D`. */
export function alerteOf(type: AlerteType): string {
  const { pour, supprimable } = ALERTE_RULES[type];
  return [...pour, ...(supprimable ? ['D'] : [])].join(' ');
}
