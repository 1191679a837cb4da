/** What holds on to an accreditation. */
export type UsagesHabilitation = {
  readonly sessions: number;
  /** Requests and accreditations that come from it. */
  readonly suites: number;
};

/** Why an accreditation is not deleted, null when nothing holds on to it (domain, C.5; H27). */
export function refusalOfSuppression({
  sessions,
  suites,
}: UsagesHabilitation): 'suppression-avec-sessions' | 'suppression-avec-suite' | null {
  if (sessions > 0) return 'suppression-avec-sessions';
  return suites > 0 ? 'suppression-avec-suite' : null;
}

/** Why a platform is not deleted, null when no session from today on is held there (domain, C.5; H28). */
export const refusalOfSuppressionPlateforme = (
  datesSession: readonly string[],
  today: string,
): 'plateforme-avec-sessions' | null =>
  datesSession.some((date) => date >= today) ? 'plateforme-avec-sessions' : null;
