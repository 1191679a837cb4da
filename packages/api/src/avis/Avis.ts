import { AVIS_TYPES } from '@habilis/domain/avis/avisTypes';
import * as z from 'zod/mini';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id, Instant } from '../wire/formats.ts';
import { nullableText } from '../wire/texts.ts';

/** The kinds of opinions (domain, C.4). */
export const AvisTypeSchema = z.enum(AVIS_TYPES);

/** What somebody thinks of a request; a text is needed with reserves and against. */
export const AvisWrite = z.object({ type: z.nullable(AvisTypeSchema), texte: nullableText(10_000) });
export type AvisWrite = z.infer<typeof AvisWrite>;

/** An opinion given on a task, frozen by its submit. */
export const Avis = z.object({
  id: Id,
  type: AvisTypeSchema,
  texte: z.nullable(z.string()),
  taskDefinitionKey: z.enum(DH_TASK_KEYS),
  auteurNomPrenom: z.string(),
  auteurRoleType: RoleTypeSchema,
  renduLe: Instant,
});
export type Avis = z.infer<typeof Avis>;
