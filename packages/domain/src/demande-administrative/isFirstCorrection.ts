/** Whether a save makes the first correction of a round, of which the demandeur is told (rules/dossier#steps). */
export const isFirstCorrection = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === 0 && after.length > 0;
