import { addDays } from '../date/addDays.ts';
import { daysBetween } from '../date/daysBetween.ts';

/** Halves of a day. */
export const MOMENTS = ['MATIN', 'APRES_MIDI'] as const;
export type DemiJournee = { readonly date: string; readonly moment: (typeof MOMENTS)[number] };

/** Hours that part the day: what begins before noon has a morning, what ends after one has an afternoon. */
const MIDI = { matinAvant: '12:00', apresMidiApres: '13:00' } as const;

/** The half days of a session in order: what each stagiaire signs for. */
export function demiJournees({
  dateSession,
  dateFinSession,
  heureDebut,
  heureFin,
}: {
  readonly dateSession: string;
  readonly dateFinSession: string;
  readonly heureDebut: string | null;
  readonly heureFin: string | null;
}): DemiJournee[] {
  const hasMatin = heureDebut === null || heureDebut < MIDI.matinAvant;
  const hasApresMidi = heureFin === null || heureFin > MIDI.apresMidiApres || !hasMatin;
  const moments = MOMENTS.filter((moment) => (moment === 'MATIN' ? hasMatin : hasApresMidi));
  const days = Array.from({ length: daysBetween(dateSession, dateFinSession) + 1 }, (_, index) =>
    addDays(dateSession, index),
  );
  return days.flatMap((date) => moments.map((moment) => ({ date, moment })));
}
