type Fin = {
  /** The present end. */
  readonly actuelle: string | null;
  readonly demandee: string;
  /** Nothing may follow from the habilitation as it stands. */
  readonly isSansSuite: boolean;
};

/**
 * Whether nothing may follow from a habilitation once its end is moved: one that is brought forward is a decision, which only an act that
 * says so reopens; one that is moved later undoes it (rules/habilitations#end; H711).
 */
export function finSansSuite({ actuelle, demandee, isSansSuite }: Fin, isRenouvelable: boolean): boolean {
  if (isRenouvelable) return false;
  if (actuelle === null || demandee < actuelle) return true;
  return isSansSuite && demandee === actuelle;
}
