import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id, Instant } from '../wire/formats.ts';
import { nullableText } from '../wire/texts.ts';

/** Opinions: favourable, with reserves, unfavourable, none, further information asked for (domain, C.4). */
export const AVIS_TYPES = ['F', 'FR', 'D', 'SA', 'DC'] as const;
export const AvisTypeSchema = z.enum(AVIS_TYPES);

/** What somebody thinks of a request; a text is needed with reserves and against. */
export const AvisWrite = z.object({ type: z.nullable(AvisTypeSchema), texte: nullableText(10_000) });
export type AvisWrite = z.infer<typeof AvisWrite>;

/** An opinion given on a task, frozen by its submit. */
export const Avis = z.object({
  id: Id,
  type: AvisTypeSchema,
  texte: z.nullable(z.string()),
  taskDefinitionKey: z.string(),
  auteurNomPrenom: z.string(),
  auteurRoleType: RoleTypeSchema,
  renduLe: Instant,
});
export type Avis = z.infer<typeof Avis>;
