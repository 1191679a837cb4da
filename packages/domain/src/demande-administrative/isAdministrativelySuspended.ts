import type { DaTaskKey } from './taskKeys.ts';

/** Whether an entity may neither create nor submit sessions and new requests: the suspension's date is past and its request not validated (domain, C.3). */
export function isAdministrativelySuspended(
  {
    taskKey,
    dateSuspensionAdministrative: date,
  }: { readonly taskKey: DaTaskKey; readonly dateSuspensionAdministrative: string | null },
  today: string,
): boolean {
  return taskKey !== 'validee' && date !== null && date < today;
}
