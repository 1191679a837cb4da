import type { AnnonceArret } from '@habilis/api/arret/Arret';
import { formatTime } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';

const JOUR = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** A time of day as it is said: « 20 h 30 ». */
export function heureText(instant: string): string {
  const [heures, minutes] = formatTime(instant).split(':');
  return `${Number(heures)}\u00A0h${minutes === '00' ? '' : `\u00A0${minutes}`}`;
}

/** The day of an instant in Paris, in full: « samedi 5 décembre ». */
export const jourText = (instant: string | Date): string => JOUR.format(new Date(instant));

type Moment = Pick<AnnonceArret, 'debutLe' | 'finLe'>;

/** From when until when, with the day where it is not today. */
export function quandText(t: Texts, { debutLe, finLe }: Moment, now: Date): string {
  const [debut, fin, jourDebut, jourFin] = [heureText(debutLe), heureText(finLe), jourText(debutLe), jourText(finLe)];
  if (jourDebut !== jourFin) return t('arret.quand.jours', { jourDebut, debut, jourFin, fin });
  if (jourDebut === jourText(now)) return t('arret.quand.aujourd-hui', { debut, fin });
  return t('arret.quand.meme-jour', { jour: jourDebut, debut, fin });
}

/** A stop in one sentence, as its banner says it. */
export function arretText(t: Texts, arret: AnnonceArret, now = new Date()): string {
  const { mode, isEnCours, finLe } = arret;
  if (!isEnCours) return t(`arret.a-venir.${mode}`, { quand: quandText(t, arret, now) });
  const heure = heureText(finLe);
  const fin = jourText(finLe) === jourText(now) ? heure : t('arret.fin-autre-jour', { heure, jour: jourText(finLe) });
  return t(`arret.en-cours.${mode}`, { fin });
}
