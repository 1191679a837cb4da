import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { GroupedAction } from '@habilis/domain/demande/groupedActions';
import type { Texts } from '@habilis/i18n/TextProvider';

/** What an action did, in words: a demande that its person held already was not given to them (EC61). */
export function faitDe(
  t: Texts,
  action: GroupedAction,
  done: readonly Pick<DemandeSummary, 'assignedUserHabilisId'>[],
  person: string | undefined,
): string {
  if (action !== 'Affecte') return t(`listes.groupe.fait.${action}`, { nombre: done.length });
  const deja = done.filter(({ assignedUserHabilisId: holder }) => holder !== null && holder === person).length;
  return t('listes.groupe.fait.Affecte', { nombre: done.length - deja, deja });
}
