import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Instant } from '../wire/formats.ts';

/** What others look at: one's page among the users, a merge that would concern it, or anything while they act in one's name. */
export const OBJETS_CONSULTES = ['FICHE', 'FUSION', 'EN_VOTRE_NOM'] as const;
export type ObjetConsulte = (typeof OBJETS_CONSULTES)[number];

/** Who looked at one's account, under which role, in the hour that began then. */
export const Consultation = z.object({
  nomPrenom: z.string(),
  roleType: RoleTypeSchema,
  objet: z.enum(OBJETS_CONSULTES),
  heureLe: Instant,
});
export type Consultation = z.infer<typeof Consultation>;
