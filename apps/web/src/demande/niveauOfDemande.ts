import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Texts } from '@habilis/i18n/TextProvider';

/** What a list shows as the level of a request: an administrative one has none, an accreditation's draft may not have chosen. */
export const niveauOfDemande = (t: Texts, { type, libelleDispositifNiveau }: DemandeSummary): string =>
  type === 'DA' ? t('listes.administratif') : (libelleDispositifNiveau ?? t('listes.niveau-a-choisir'));
