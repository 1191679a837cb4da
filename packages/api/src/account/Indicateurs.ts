import * as z from 'zod/mini';
import { CalendarDate } from '../wire/formats.ts';

/** A trainer's activity: sessions led, trainees, share of success, ends of certificates (domain, C.9). */
export const Indicateurs = z.object({
  sessionsAnimees: z.int(),
  stagiaires: z.int(),
  /** Between 0 and 1, null without trainees. */
  tauxReussite: z.nullable(z.number()),
  certificats: z.array(z.object({ libelleDispositifNiveau: z.string(), dateFin: CalendarDate })),
});
export type Indicateurs = z.infer<typeof Indicateurs>;
