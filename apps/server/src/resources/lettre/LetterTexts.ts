import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFormatter, type Formatter } from '@habilis/i18n/createFormatter';
import type { Messages } from '@habilis/i18n/loadMessages';
import type { Config } from '../../config.ts';

/** What every letter of this installation has in common. */
export type LetterTexts = {
  readonly format: Formatter;
  /** Words across letters without legal force; null in production (domain, decision 12). */
  readonly specimen: string | null;
};

/** Reads the texts of the letters. */
export function letterTextsOf({ textsFolder, environment }: Pick<Config, 'textsFolder' | 'environment'>): LetterTexts {
  const texts = JSON.parse(readFileSync(join(textsFolder, 'fr/lettres.json'), 'utf8')) as Messages;
  const format = createFormatter(texts);
  return { format, specimen: environment === 'production' ? null : format('lettres.specimen') };
}
