import type { Context } from '../../../platform/Handler.ts';

/** The day and the settings by which the domain judges a form. */
export function limitsOf({ today, settings }: Pick<Context, 'today' | 'settings'>): {
  today: string;
  validiteAttestationJours: number;
} {
  return { today, validiteAttestationJours: settings.validiteAttestationUrssafJours };
}
