/** Whether a number is valid, and whether its shape still deserves a warning. */
export type NdaCheck = { readonly ok: boolean; readonly isUnusual: boolean };

// Region, département, sequence, département again.
const SHAPE = /^\d{2}(\d{2}|2[AB])\d{5}(\d{2}|2[AB])$/;
const CORSICA: readonly (string | undefined)[] = ['20', '2A', '2B'];

/** An activity declaration number without spaces: 11 characters, digits (2A or 2B in Corsica); two départements that differ only warn (rules/formats#nda). */
export function checkNda(nda: string): NdaCheck {
  const found = SHAPE.exec(nda);
  if (found === null) return { ok: false, isUnusual: false };
  const [, before, after] = found;
  const isCorsican = CORSICA.includes(before) && CORSICA.includes(after);
  return { ok: true, isUnusual: before !== after && !isCorsican };
}
