/** A habilitation is suspended if it is in rupture, or if the end of its suspension is today or later (H3). */
export function isSuspended(
  habilitation: { readonly rupture: boolean; readonly dateFinSuspension: string | null },
  today: string,
): boolean {
  return habilitation.rupture || (habilitation.dateFinSuspension !== null && habilitation.dateFinSuspension >= today);
}
