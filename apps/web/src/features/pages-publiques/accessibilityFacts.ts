/** What the declaration tells of the automatic checks; a test holds it to the tools that run. */
export const ACCESSIBILITY_FACTS = {
  /** The day on which the declaration was last gone through. */
  etablieLe: '2026-11-22',
  moteur: 'axe-core',
  version: '4.14.1',
} as const;
