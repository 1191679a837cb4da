import { type DatesHabilitation, etatHabilitation } from './etatHabilitation.ts';

/** A period of suspension; a rupture has no end. */
export type PeriodeSuspension = { readonly dateDebut: string; readonly dateFin: string | null };

/**
 * Whether a habilitation gave its right on a day: a past one is answered by the periods of suspension, today and later ones
 * by its state (rules/public#directory; rules/habilitations#state).
 */
export function wasActiveOn(
  habilitation: DatesHabilitation,
  suspensions: readonly PeriodeSuspension[],
  { date, today }: { readonly date: string; readonly today: string },
): boolean {
  if (date >= today) return etatHabilitation(habilitation, date) === 'ACTIVE';
  const dates = { ...habilitation, rupture: false, dateFinSuspension: null };
  const isWithheld = suspensions.some(
    ({ dateDebut, dateFin }) => dateDebut <= date && (dateFin === null || dateFin >= date),
  );
  return !isWithheld && etatHabilitation(dates, date) === 'ACTIVE';
}
