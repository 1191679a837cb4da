import { perTexts } from './perTexts.ts';

/** The labels of a calendar's buttons, and what is said of a day that does not exist. */
export const calendarWords = perTexts((t) => ({
  calendarLabel: t('entites.calendrier'),
  previousLabel: t('entites.mois-precedent'),
  nextLabel: t('entites.mois-suivant'),
  previousYearLabel: t('entites.annee-precedente'),
  nextYearLabel: t('entites.annee-suivante'),
  missingDayLabel: ({ typed, last }: { typed: number; last: number }) => t('entites.jour-inexistant', { typed, last }),
}));
