import { DECISIONS } from '@habilis/domain/demande-habilitation/decisions';
import * as z from 'zod/mini';
import { PointsDemandes } from '../examen/PointDemande.ts';
import { CalendarDate, Id, Version } from '../wire/formats.ts';
import { nullableText } from '../wire/texts.ts';

/** Most demandes in one call. */
const LARGEST_BATCH = 100;

const named = { demandeHabilitationId: Id, version: Version };

/** The demandes to plan on a day, or to take off any day. */
export const PlanificationWrite = z.object({
  dateCnh: z.nullable(CalendarDate),
  demandes: z.array(z.object(named)).check(z.minLength(1), z.maxLength(LARGEST_BATCH)),
});

/** The commission's decision on one demande. */
export const DecisionWrite = z.object({
  ...named,
  decision: z.enum(DECISIONS),
  avecComplement: z.boolean(),
  motif: nullableText(10_000),
  dateDebut: z.nullable(CalendarDate),
  /** What a postponement asks of named facts. */
  points: z.optional(PointsDemandes),
});
export type DecisionWrite = z.infer<typeof DecisionWrite>;

/** The commission's decisions on several demandes at once. */
export const DecisionsWrite = z.object({
  decisions: z.array(DecisionWrite).check(z.minLength(1), z.maxLength(LARGEST_BATCH)),
});

/** The decisions to cancel, or to send at once. */
export const HeldDecisions = z.object({
  decisionIds: z.array(Id).check(z.minLength(1), z.maxLength(LARGEST_BATCH)),
});

/** The result for one of several: null when done, or the title of its refusal. */
export const Issue = z.object({ id: Id, title: z.nullable(z.string()) });
export type Issue = z.infer<typeof Issue>;
