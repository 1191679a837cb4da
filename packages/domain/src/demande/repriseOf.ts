/** Who holds the task before a step, and who acts. */
type Hands = {
  readonly effects: readonly string[];
  /** Holder of the task before the step. */
  readonly before: number | null;
  /** Who takes the step; null when it is automatic. */
  readonly acteur: number | null;
};

/** Whether a step takes or releases a colleague's task: the screen then asks first, naming them (rules/demandes#holder). */
export const isReprise = ({ effects, before, acteur }: Hands): boolean =>
  (effects.includes('claim') || effects.includes('release')) && before !== null && before !== acteur;

/** Who loses a task through somebody else's act, whatever act it is, and must be told; null when nobody does (rules/demandes#holder). */
export const repriseOf = ({
  before,
  acteur,
  after,
}: Omit<Hands, 'effects'> & { readonly after: number | null }): number | null =>
  before !== acteur && before !== after ? before : null;
