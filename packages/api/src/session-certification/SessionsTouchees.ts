import { SESSION_ETATS } from '@habilis/domain/session-certification/etats';
import * as z from 'zod/mini';
import { CalendarDate, Id } from '../wire/formats.ts';

/** An open session that hangs on what is about to end. */
export const SessionTouchee = z.object({
  id: Id,
  numero: z.string(),
  etat: z.enum(SESSION_ETATS),
  raisonSociale: z.string(),
  libelleDispositifNiveau: z.string(),
  dateSession: z.nullable(CalendarDate),
  dateFinSession: z.nullable(CalendarDate),
  formateurNomPrenom: z.nullable(z.string()),
  /** Whether the entite keeps somebody who manages it; told of a role alone. */
  aReleve: z.boolean(),
});
export type SessionTouchee = z.infer<typeof SessionTouchee>;

/** The open sessions that hang on a habilitation, an entite or a role, and as what the role holds them. */
export const SessionsTouchees = z.object({
  /** Null for a habilitation or an entite. */
  acte: z.nullable(z.enum(['formateur', 'gestionnaire'])),
  sessions: z.array(SessionTouchee),
  total: z.int(),
});
export type SessionsTouchees = z.infer<typeof SessionsTouchees>;
