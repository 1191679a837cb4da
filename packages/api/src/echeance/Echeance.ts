import { A_QUI } from '@habilis/domain/echeance/aQui';
import { TYPES_ECHEANCE } from '@habilis/domain/echeance/ECHEANCES';
import { NATURES_ECHEANCE } from '@habilis/domain/echeance/natureEcheance';
import * as z from 'zod/mini';
import { CalendarDate, Id, Instant, Version } from '../wire/formats.ts';

/** What ends or is due on a day, in the caller's scope. */
export const Echeance = z.object({
  type: z.enum(TYPES_ECHEANCE),
  /** The habilitation, the demande, the session, the certificat, the day of the commission as a number `yyyyMMdd`, or a month as `yyyyMM`. */
  objetId: Id,
  date: CalendarDate,
  nature: z.enum(NATURES_ECHEANCE),
  /** Whose move it is. */
  aQui: z.enum(A_QUI),
  /** Who has it, when that is somebody else whom the reader may know by name: an agent, a formateur, an entite; null otherwise. */
  titulaire: z.nullable(z.string()),
  /** The task that is due, or the step of the session; null for what is neither. */
  tache: z.nullable(z.string()),
  /** Number of the habilitation or of the demande. */
  numero: z.nullable(z.string()),
  libelleDispositifNiveau: z.nullable(z.string()),
  raisonSociale: z.nullable(z.string()),
  /** The last day until which a renewal under way prolongs a habilitation that ends. */
  prolongeeAu: z.optional(CalendarDate),
  /** The formateur whose certificat ends, to others. */
  nomPrenom: z.optional(z.string()),
  /** How many demandes a day of the commission has to decide, or certificats end in a month. */
  nombre: z.nullable(z.int()),
  version: Version,
});
export type Echeance = z.infer<typeof Echeance>;

/** A month `yyyy-MM`. */
export const Mois = z.string().check(z.regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/));

/** A limit of the list: a month, or a day. */
export const Borne = z.union([Mois, CalendarDate]);

/** Counting stops here in each month of a lane and each span of the line. */
export const MOST_IN_MONTH = 1000;
/** How many dates of a span of the line are named; the others are counted. */
export const NAMED_IN_TRANCHE = 6;

const counted = { total: z.int(), totalDepasse: z.optional(z.boolean()) };

/** Some days of the line, both included: how many dates, and the first ones; without a first day, what is late. */
export const TrancheEcheances = z.object({
  du: z.nullable(CalendarDate),
  au: CalendarDate,
  ...counted,
  premieres: z.array(Echeance),
});
export type TrancheEcheances = z.infer<typeof TrancheEcheances>;

/** The line of time: what is late, the next thirty days by the week, then the months; empty spans are left out. */
export const LigneDeTemps = z.object({
  /** Its last day. */
  au: CalendarDate,
  tranches: z.array(TrancheEcheances),
  /** What is late, whatever its age. */
  enRetard: z.object(counted),
});
export type LigneDeTemps = z.infer<typeof LigneDeTemps>;

/** The personal calendar of a role; its address is told only when it is made. */
export const Calendrier = z.object({
  creeLe: z.nullable(Instant),
  /** When a program last read it. */
  luLe: z.nullable(Instant),
});
export type Calendrier = z.infer<typeof Calendrier>;

/** The address of a calendar, told once. */
export const NouveauCalendrier = z.object({ adresse: z.string(), creeLe: Instant });
