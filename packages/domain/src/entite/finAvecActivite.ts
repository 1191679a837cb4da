/** The end of an accreditation, and whether it is kept usable beyond it. */
export type FinHabilitation = { readonly dateFin: string | null; readonly prorogee: boolean };

/**
 * The end of an accreditation whose entity ends its activity on a day, null when nothing changes: one that would last longer ends that day, even
 * before it began, and a prorogation does not outlast the activity (domain, C.5).
 */
export function finAvecActivite(
  { dateFin, prorogee }: FinHabilitation,
  dateFinActivite: string,
  today: string,
): FinHabilitation | null {
  const isLonger = dateFin === null || dateFin > dateFinActivite;
  return isLonger || (prorogee && dateFinActivite <= today) ? { dateFin: dateFinActivite, prorogee: false } : null;
}
