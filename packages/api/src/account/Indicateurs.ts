import * as z from 'zod/mini';
import { CalendarDate } from '../wire/formats.ts';

/** A formateur's activity: sessions led, stagiaires, share of success, ends of certificats (domain, C.9). */
export const Indicateurs = z.object({
  sessionsAnimees: z.int(),
  stagiaires: z.int(),
  /** Between 0 and 1, null without stagiaires. */
  tauxReussite: z.nullable(z.number()),
  certificats: z.array(z.object({ libelleDispositifNiveau: z.string(), dateFin: CalendarDate })),
});
export type Indicateurs = z.infer<typeof Indicateurs>;
