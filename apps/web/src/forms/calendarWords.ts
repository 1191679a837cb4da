import type { Texts } from '@habilis/i18n/TextProvider';

/** The labels of a calendar's buttons. */
export const calendarWords = (t: Texts) => ({
  calendarLabel: t('entites.calendrier'),
  previousLabel: t('entites.mois-precedent'),
  nextLabel: t('entites.mois-suivant'),
  previousYearLabel: t('entites.annee-precedente'),
  nextYearLabel: t('entites.annee-suivante'),
  missingDayLabel: ({ typed, last }: { typed: number; last: number }) => t('entites.jour-inexistant', { typed, last }),
});
