import type { Dessin, FormatPapier } from '@habilis/domain/modele-certificat/Dessin';
import { modeleSimple, type MotsModeleSimple } from '@habilis/domain/modele-certificat/modeleSimple';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { Config } from '../../../config.ts';
import { textsOf } from '../../../platform/textsOf.ts';

/** What all papers of certificats of this installation have in common. */
export type PapierTexts = {
  readonly t: Formatter;
  readonly siteUrl: string;
  /** Printed across papers that prove nothing; null in production (decision 12). */
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

function motsOf({ t }: PapierTexts): MotsModeleSimple {
  return {
    marque: t('certificats.papier.marque'),
    certificat: t('certificats.papier.certificat'),
    habilitee: `${t('certificats.papier.habilitee')} `,
    delivre: t('certificats.papier.delivre'),
    naissance: `${t('certificats.papier.naissance')} `,
    identifiant: `${t('certificats.papier.identifiant')} `,
    obtenu: t('certificats.papier.obtenu'),
    valable: t('certificats.papier.valable'),
    session: t('certificats.papier.session'),
    lieu: t('certificats.papier.lieu'),
    formateur: t('certificats.papier.formateur'),
    caisse: t('certificats.papier.caisse'),
    code: t('certificats.papier.code'),
    numero: t('certificats.papier.numero'),
  };
}

/** The model that is always there, in words. */
export const dessinSimple = (texts: PapierTexts, format: FormatPapier): Dessin =>
  modeleSimple(format, 'PAYSAGE', motsOf(texts));
