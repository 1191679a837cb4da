import * as z from 'zod/mini';
import { CalendarDate } from '../wire/formats.ts';

/** A formateur's activity: sessions led, stagiaires, share of success, years, ends of certificats (rules/alerts#figures). */
export const Indicateurs = z.object({
  sessionsAnimees: z.int(),
  stagiaires: z.int(),
  /** Between 0 and 1, null without stagiaires. */
  tauxReussite: z.nullable(z.number()),
  /** Stagiaires who came, by the year of the session's last day, the latest first. */
  parAnnee: z.array(
    z.object({ annee: z.int().check(z.minimum(2000), z.maximum(2999)), admis: z.int(), nonAdmis: z.int() }),
  ),
  certificats: z.array(z.object({ libelleDispositifNiveau: z.string(), dateFin: CalendarDate })),
});
export type Indicateurs = z.infer<typeof Indicateurs>;
