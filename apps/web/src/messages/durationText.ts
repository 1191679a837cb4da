import type { Texts } from '@habilis/i18n/TextProvider';

const DAYS_OF_YEAR = 365;

/** A number of days in words: in years from one year on. */
export function durationText(t: Texts, days: number): string {
  return days < DAYS_OF_YEAR
    ? t('invite.donnees.jours', { nombre: days })
    : t('invite.donnees.ans', { nombre: Math.floor(days / DAYS_OF_YEAR) });
}
