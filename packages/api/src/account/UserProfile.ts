import * as z from 'zod/mini';
import { Role } from '../role/Role.ts';
import { HabilisId } from '../wire/formats.ts';

/** A person under one of their roles, as those who manage users see them. */
export const UserProfile = z.object({
  habilisId: HabilisId,
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  actif: z.boolean(),
  role: Role,
});
export type UserProfile = z.infer<typeof UserProfile>;
