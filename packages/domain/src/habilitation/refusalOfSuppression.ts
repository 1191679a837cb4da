/** What holds on to an accreditation. */
export type UsagesHabilitation = {
  readonly sessions: number;
  /** Requests and accreditations that come from it. */
  readonly suites: number;
};

/** What keeps an accreditation from being deleted. */
export const REFUS_SUPPRESSION = ['suppression-avec-sessions', 'suppression-avec-suite'] as const;
export type RefusSuppression = (typeof REFUS_SUPPRESSION)[number];

/** Why an accreditation is not deleted, null when nothing holds on to it (domain, C.5; H27). */
export function refusalOfSuppression({ sessions, suites }: UsagesHabilitation): RefusSuppression | null {
  if (sessions > 0) return 'suppression-avec-sessions';
  return suites > 0 ? 'suppression-avec-suite' : null;
}

/** Why a platform is not deleted, null when no session from today on is held there (domain, C.5; H28). */
export const refusalOfSuppressionPlateforme = (
  datesSession: readonly string[],
  today: string,
): 'plateforme-avec-sessions' | null =>
  datesSession.some((date) => date >= today) ? 'plateforme-avec-sessions' : null;
