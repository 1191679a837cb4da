import * as z from 'zod/mini';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { HabilisId, Instant } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

/** The person in whose name one acts (F3), who acts, since when and until when. */
export const Impersonation = z.object({
  habilisId: HabilisId,
  nom: z.string(),
  prenom: z.string(),
  acteur: PersonneRef,
  motif: z.string(),
  debutLe: Instant,
  expireLe: Instant,
  /** Seconds left, for a client whose clock differs from the server's. */
  validity: z.int(),
});
export type Impersonation = z.infer<typeof Impersonation>;

/** The person to impersonate, and why; the domain's rule limits the length of the reason. */
export const ImpersonationStart = z.object({ habilisId: HabilisId, motif: text(2000) });

/** Why a person cannot be impersonated. */
export const REFUS_IMPERSONATION = ['soi-meme', 'compte-inactif', 'personne-protegee'] as const;

/** A person found, and why they cannot be impersonated; null when they can. */
export const PersonneTrouvee = z.object({
  habilisId: HabilisId,
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  roles: z.array(z.object({ type: RoleTypeSchema, label: z.string() })),
  refus: z.nullable(z.enum(REFUS_IMPERSONATION)),
});
export type PersonneTrouvee = z.infer<typeof PersonneTrouvee>;
