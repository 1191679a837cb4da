import { AVIS_TYPES } from '@habilis/domain/avis/avisTypes';
import * as z from 'zod/mini';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id, Instant } from '../wire/formats.ts';
import { nullableText } from '../wire/texts.ts';

/** The kinds of avis (rules/demandes#avis). */
export const AvisTypeSchema = z.enum(AVIS_TYPES);

/** An avis to give; the text is required with reserves and when unfavourable. */
export const AvisWrite = z.object({ type: z.nullable(AvisTypeSchema), texte: nullableText(10_000) });
export type AvisWrite = z.infer<typeof AvisWrite>;

/** An avis given on a task; its submit makes it final. */
export const Avis = z.object({
  id: Id,
  type: AvisTypeSchema,
  texte: z.nullable(z.string()),
  taskDefinitionKey: z.enum(DH_TASK_KEYS),
  auteurNomPrenom: z.string(),
  auteurRoleType: RoleTypeSchema,
  renduLe: Instant,
  /** When its author stepped down for a conflict of interest: it no longer counts. */
  ecarteLe: z.optional(z.nullable(Instant)),
});
export type Avis = z.infer<typeof Avis>;
