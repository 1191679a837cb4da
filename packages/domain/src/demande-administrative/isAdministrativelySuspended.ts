import type { DaTaskKey } from './taskKeys.ts';

/** Whether an entite may neither create nor submit sessions and new demandes: the suspension's date is past and its demande not validated (rules/dossier#suspension). */
export function isAdministrativelySuspended(
  {
    taskKey,
    dateSuspensionAdministrative: date,
  }: { readonly taskKey: DaTaskKey; readonly dateSuspensionAdministrative: string | null },
  today: string,
): boolean {
  return taskKey !== 'validee' && date !== null && date < today;
}
