import { formatInstantDate } from '@habilis/i18n/format';

const SECONDS = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' });

/** The day and the time of an instant in Paris, with its seconds: tries follow one another closely. */
export const momentText = (instant: string): string =>
  `${formatInstantDate(instant)} ${SECONDS.format(new Date(instant))}`;
