import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Texts } from '@habilis/i18n/TextProvider';

/** The niveau shown in a list: a demande administrative has none, a draft may have none yet. */
export const niveauOfDemande = (t: Texts, { type, libelleDispositifNiveau }: DemandeSummary): string =>
  type === 'DA' ? t('listes.administratif') : (libelleDispositifNiveau ?? t('listes.niveau-a-choisir'));
