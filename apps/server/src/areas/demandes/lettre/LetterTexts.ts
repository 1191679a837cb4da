import type { Formatter } from '@habilis/i18n/createFormatter';
import type { Config } from '../../../config.ts';
import { textsOf } from '../../../platform/textsOf.ts';

/** What all letters of this installation have in common. */
export type LetterTexts = {
  readonly format: Formatter;
  /** Printed across letters without legal force; null in production (rules/demonstration#start). */
  readonly specimen: string | null;
};

/** Reads the texts of the letters from their folder. */
export function letterTextsOf({ textsFolder, environment }: Pick<Config, 'textsFolder' | 'environment'>): LetterTexts {
  const format = textsOf({ textsFolder }, ['lettres', 'habilitations', 'droits']);
  return { format, specimen: environment === 'production' ? null : format('lettres.specimen') };
}
