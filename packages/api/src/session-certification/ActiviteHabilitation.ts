import * as z from 'zod/mini';
import { CalendarDate, HabilisId } from '../wire/formats.ts';
import { SessionSummary } from './SessionCertification.ts';

/** Somebody who led sessions of a habilitation, or whom its entite inscribed for its niveau. */
const FormateurHabilitation = z.object({
  habilisId: HabilisId,
  nomPrenom: z.string(),
  /** How many sessions of the year they lead. */
  sessions: z.int(),
  /** How many they lead or led in all. */
  total: z.int(),
  /** Whether the entite inscribed them, and may take that back. */
  isInscrit: z.boolean(),
  /** The last end of their certificats for it; null where none is asked for, or none ends. */
  dateFinCertificat: z.nullable(CalendarDate),
});
export type FormateurHabilitation = z.infer<typeof FormateurHabilitation>;

/** What happens under a habilitation: each figure is the total of the list that it opens (H860). */
export const ActiviteHabilitation = z.object({
  /** First and last day of the year that is counted. */
  annee: z.object({ du: CalendarDate, au: CalendarDate }),
  sessions: z.object({
    /** All but the deleted ones. */
    total: z.int(),
    deLAnnee: z.int(),
    /** Those of the year that have not begun. */
    aVenir: z.int(),
    /** The closed ones of the year, with who came and who was admitted. */
    closes: z.int(),
    presents: z.int(),
    admis: z.int(),
    /** The first to show: those under way by their days, then the last closed. */
    premieres: z.array(SessionSummary),
  }),
  /** Null for who reads no certificat. */
  certificats: z.nullable(
    z.object({
      deLAnnee: z.int(),
      /** As many days of the year before. */
      unAnPlusTot: z.int(),
      enVigueur: z.int(),
      aRenouveler: z.int(),
    }),
  ),
  /** Who led its sessions, the busiest of the year first, then who is inscribed. */
  formateurs: z.array(FormateurHabilitation),
});
export type ActiviteHabilitation = z.infer<typeof ActiviteHabilitation>;
