import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Instant } from '../wire/formats.ts';

/** What others looked at: the person's page among the users, a merge that concerns them, or anything while acting in their name. */
export const OBJETS_CONSULTES = ['FICHE', 'FUSION', 'EN_VOTRE_NOM'] as const;
export type ObjetConsulte = (typeof OBJETS_CONSULTES)[number];

/** Who looked at the account, in which role, within the hour that starts at this instant. */
export const Consultation = z.object({
  nomPrenom: z.string(),
  roleType: RoleTypeSchema,
  objet: z.enum(OBJETS_CONSULTES),
  heureLe: Instant,
});
export type Consultation = z.infer<typeof Consultation>;
