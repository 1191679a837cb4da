/** The id of what tells of a conflict. */
export const CONFLICT_ID = 'conflit';

/** Brings what tells of a conflict in sight: it may be far above. */
export function goToConflict(): void {
  const notice = document.getElementById(CONFLICT_ID);
  notice?.focus();
  notice?.scrollIntoView({ block: 'center' });
}
