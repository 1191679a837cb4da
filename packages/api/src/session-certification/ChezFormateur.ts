import * as z from 'zod/mini';
import { CalendarDate, Instant } from '../wire/formats.ts';

/** How a session stands at its formateur's, for those who wait for its results (SC851). */
export const ChezFormateur = z.object({
  /** The day on which it came to them. */
  depuis: CalendarDate,
  /** The day by which its results are wanted. */
  dateAttendue: CalendarDate,
  /** Stagiaires of whom everything is entered. */
  nbSaisis: z.int(),
  /** Whether something of them is: they alone may send it back (SC38). */
  isEntamee: z.boolean(),
  /** When they first opened it since it came; null until they do. */
  ouverteLe: z.nullable(Instant),
  /** When they were last reminded; null while they were not. */
  relanceeLe: z.nullable(Instant),
  /** The day on which the service will remind them; null when no day is left. */
  dateProchainRappel: z.nullable(CalendarDate),
});
export type ChezFormateur = z.infer<typeof ChezFormateur>;
