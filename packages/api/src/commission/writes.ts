import { DECISIONS } from '@habilis/domain/demande-habilitation/decisions';
import * as z from 'zod/mini';
import { CalendarDate, Id, Version } from '../wire/formats.ts';
import { nullableText } from '../wire/texts.ts';

/** As many requests as one call takes. */
const LARGEST_BATCH = 100;

const named = { demandeHabilitationId: Id, version: Version };

/** The requests that are to be decided on a day, or on none any more. */
export const PlanificationWrite = z.object({
  dateCnh: z.nullable(CalendarDate),
  demandes: z.array(z.object(named)).check(z.minLength(1), z.maxLength(LARGEST_BATCH)),
});

/** What the commission decides of one request. */
export const DecisionWrite = z.object({
  ...named,
  decision: z.enum(DECISIONS),
  avecComplement: z.boolean(),
  motif: nullableText(10_000),
  dateDebut: z.nullable(CalendarDate),
});
export type DecisionWrite = z.infer<typeof DecisionWrite>;

/** What the commission decides of several requests at once. */
export const DecisionsWrite = z.object({
  decisions: z.array(DecisionWrite).check(z.minLength(1), z.maxLength(LARGEST_BATCH)),
});

/** The decisions to cancel, or to send at once. */
export const HeldDecisions = z.object({
  decisionIds: z.array(Id).check(z.minLength(1), z.maxLength(LARGEST_BATCH)),
});

/** What became of one of several: done, or the title of its refusal. */
export const Issue = z.object({ id: Id, title: z.nullable(z.string()) });
export type Issue = z.infer<typeof Issue>;
