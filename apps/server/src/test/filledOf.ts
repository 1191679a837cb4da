import { inject } from 'vitest';
import type { Filled } from './makeTemplates.ts';

/** The filled template with this name. */
export function filledOf(name: string): Filled {
  const filled = inject('database').filled[name];
  if (filled === undefined) throw new Error(`aucun modèle rempli ne s’appelle ${name}`);
  return filled;
}
