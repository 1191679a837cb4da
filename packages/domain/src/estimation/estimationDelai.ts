/** Days until a decision: half of the demandes take at most the first figure, four in five at most the second. */
type EstimationDelai = { readonly medianeJours: number; readonly centile80Jours: number; readonly nombre: number };

/** The least duration that this share of them does not exceed. */
const centile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

/** The range of the durations of comparable demandes, null when there are too few to say anything (DH60, DH61). */
export function estimationDelai(durations: readonly number[], minimum: number): EstimationDelai | null {
  if (durations.length === 0 || durations.length < minimum) return null;
  const sorted = durations.toSorted((one, other) => one - other);
  return { medianeJours: centile(sorted, 0.5), centile80Jours: centile(sorted, 0.8), nombre: durations.length };
}
