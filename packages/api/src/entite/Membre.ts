import { ROLES_MEMBRE } from '@habilis/domain/utilisateur/refusalOfFinMembre';
import * as z from 'zod/mini';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { EtatUtilisateurSchema } from '../personne/EtatUtilisateurSchema.ts';
import { Id, Instant } from '../wire/formats.ts';
import { email, name } from '../wire/cleanedTexts.ts';

/** A person who holds a role for an entite. */
export const Membre = z.extend(PersonneRef, {
  /** Null while it is only offered. */
  roleId: z.nullable(Id),
  /** The offer that waits for an answer; null once it is a role. */
  invitationId: z.nullable(Id),
  /** Until when the offer can be taken, and whether that is over: it may be made again. */
  offre: z.nullable(z.object({ expireLe: Instant, estExpiree: z.boolean() })),
  type: RoleTypeSchema,
  email: z.string(),
  etat: EtatUtilisateurSchema,
  /** Whether the caller may end it. */
  terminable: z.boolean(),
});
export type Membre = z.infer<typeof Membre>;

/** Somebody to invite, with their future role. */
export const MembreWrite = z.object({
  type: z.enum(ROLES_MEMBRE),
  nom: name(100),
  prenom: name(100),
  email: email(),
});
export type MembreWrite = z.infer<typeof MembreWrite>;
