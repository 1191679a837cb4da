import type { RoleType } from '../role/RoleType.ts';
import { type EvenementReglable, reglageOf } from './EVENEMENTS.ts';

/** What is wrong with the preferences that a role wants to save: an event that it cannot set, or one named twice. */
export function preferenceFaultsOf(
  role: RoleType,
  types: readonly EvenementReglable[],
): { readonly path: string; readonly title: string }[] {
  return types.flatMap((type, index) => {
    const path = `preferences.${index}.type`;
    if (reglageOf(type, role)?.kind !== 'choisi') return [{ path, title: 'notification.evenement-non-reglable' }];
    return types.indexOf(type) === index ? [] : [{ path, title: 'notification.evenement-repete' }];
  });
}
