import type { SessionEtat } from '../session-certification/etats.ts';

const later = (one: string, other: string): string => (one < other ? other : one);

/** The day since which the results of a session are awaited: it is submitted, and its last day has come; null before (A23). */
export function resultatsAttendus(
  {
    etat,
    soumise,
    dateFinSession,
  }: { readonly etat: SessionEtat; readonly soumise: string | null; readonly dateFinSession: string | null },
  today: string,
): string | null {
  if (etat !== 'RESULTATS' || soumise === null || dateFinSession === null) return null;
  const since = later(soumise, dateFinSession);
  return since > today ? null : since;
}
