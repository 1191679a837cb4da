import { ETATS_RENOUVELLEMENT } from '@habilis/domain/droit/renouvellementOf';
import { MOTIFS_SUSPENSION } from '@habilis/domain/habilitation/refusalOfSuspension';
import { REFUS_DROIT } from '@habilis/domain/droit/entitlementRefusal';
import * as z from 'zod/mini';
import { CalendarDate, Id } from '../wire/formats.ts';

/** What a habilitation allows from today on (rules/habilitations#renewal, rules/habilitations#state, rules/sessions#steps). */
export const DroitHabilitation = z.object({
  /** Why no session starts today; null when one may. */
  obstacle: z.nullable(z.enum(REFUS_DROIT)),
  /** The days from today on when a session may start, as far as they are known. */
  sessions: z.array(z.object({ du: CalendarDate, au: z.nullable(CalendarDate) })),
  /** What withholds it: until a day, until further notice, or for good. */
  retrait: z.nullable(
    z.object({
      du: z.nullable(CalendarDate),
      au: z.nullable(CalendarDate),
      isDefinitif: z.boolean(),
      aConfirmer: z.boolean(),
    }),
  ),
  /** Its renewal, with the four days that count; null without end, and for who reads no demande. */
  renouvellement: z.nullable(
    z.object({
      etat: z.enum(ETATS_RENOUVELLEMENT),
      premierJour: CalendarDate,
      prolongeJusquau: CalendarDate,
      fin: CalendarDate,
      dernierJour: CalendarDate,
      dateDepot: z.nullable(CalendarDate),
      /** Until when it keeps the habilitation usable, asked for in time and undecided. */
      prolongeeJusquau: z.nullable(CalendarDate),
      /** From this day on no session starts until the decision. */
      sansDroitDu: z.nullable(CalendarDate),
    }),
  ),
});
export type DroitHabilitation = z.infer<typeof DroitHabilitation>;

/** The habilitation that a demande renews or extends, as who acts on the demande must know it (rules/habilitations#suspension-follows). */
export const HabilitationSource = z.object({
  id: Id,
  numero: z.string(),
  dateFin: z.nullable(CalendarDate),
  droit: DroitHabilitation,
  motifSuspension: z.nullable(z.enum(MOTIFS_SUSPENSION)),
  commentaireSuspension: z.nullable(z.string()),
  /** Why its end was decided, where nothing follows from it until an act says so. */
  finDecidee: z.nullable(z.string()),
});
export type HabilitationSource = z.infer<typeof HabilitationSource>;
