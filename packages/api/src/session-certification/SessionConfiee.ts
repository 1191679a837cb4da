import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../wire/formats.ts';

/** What became of a session that was submitted to a formateur and is no longer theirs. */
export const SessionConfiee = z.object({
  id: Id,
  numero: z.string(),
  raisonSociale: z.string(),
  libelleDispositifNiveau: z.string(),
  /** The days and the place that the formateur was told. */
  dateSession: z.nullable(CalendarDate),
  dateFinSession: z.nullable(CalendarDate),
  lieu: z.nullable(z.string()),
  devenir: z.enum(['RETIREE', 'REPRISE', 'ANNULEE']),
  le: Instant,
  /** To whom it was given. */
  formateurNomPrenom: z.nullable(z.string()),
  /** The reason that was given for taking it back or cancelling it. */
  commentaire: z.nullable(z.string()),
});
export type SessionConfiee = z.infer<typeof SessionConfiee>;
