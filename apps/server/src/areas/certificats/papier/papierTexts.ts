import type { Dessin, FormatPapier } from '@habilis/domain/modele-certificat/Dessin';
import { modeleSimple } from '@habilis/domain/modele-certificat/modeleSimple';
import type { Formatter } from '@habilis/i18n/createFormatter';
import { motsModeleSimple } from '@habilis/i18n/motsModeleSimple';
import type { Config } from '../../../config.ts';
import { textsOf } from '../../../platform/textsOf.ts';

/** What all papers of certificats of this installation have in common. */
export type PapierTexts = {
  readonly t: Formatter;
  readonly siteUrl: string;
  /** Printed across papers that prove nothing; null in production (rules/demonstration#start). */
  readonly specimen: string | null;
};

/** Reads the texts of the papers from their folder. */
export function papierTextsOf(config: Pick<Config, 'textsFolder' | 'environment' | 'siteUrl'>): PapierTexts {
  const t = textsOf(config, ['certificats', 'sessions-certification', 'lettres']);
  const { environment, siteUrl } = config;
  return { t, siteUrl, specimen: environment === 'production' ? null : t('lettres.specimen') };
}

/** Where a certificat is verified, as one reads it on paper. */
export const adresseOf = (siteUrl: string): string => `${siteUrl.replace(/^https?:\/\//u, '')}/certificat`;

/** The model that is always there, in words. */
export const dessinSimple = (texts: PapierTexts, format: FormatPapier): Dessin =>
  modeleSimple(format, 'PAYSAGE', motsModeleSimple(texts.t));
