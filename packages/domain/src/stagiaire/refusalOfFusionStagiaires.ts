/** Why two identities cannot be merged. */
export const REFUS_FUSION_STAGIAIRES = [
  'fusion-meme-identite',
  'fusion-compte-a-garder',
  'fusion-meme-classe',
] as const;
export type RefusFusionStagiaires = (typeof REFUS_FUSION_STAGIAIRES)[number];

/** One of the two identities of a merge. */
export type IdentiteAFusionner = {
  readonly id: number;
  readonly hasCompte: boolean;
  /** The sessions in which it stands. */
  readonly sessions: readonly number[];
};

/**
 * Why one identity may not be merged into another, which is kept; null when it may (rules/people#one-identity; U18). An account keeps its identifier; and
 * who stood twice in one class is two persons, or a line too many of that class.
 */
export function refusalOfFusionStagiaires(
  garde: IdentiteAFusionner,
  absorbe: IdentiteAFusionner,
): RefusFusionStagiaires | null {
  if (garde.id === absorbe.id) return 'fusion-meme-identite';
  if (absorbe.hasCompte) return 'fusion-compte-a-garder';
  return garde.sessions.some((id) => absorbe.sessions.includes(id)) ? 'fusion-meme-classe' : null;
}
