import * as z from 'zod/mini';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { HabilisId, Instant } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

/** The person in whose name one acts (specification, section 3), who acts, since when and until when. */
export const Impersonation = z.object({
  habilisId: HabilisId,
  nom: z.string(),
  prenom: z.string(),
  acteur: PersonneRef,
  motif: z.string(),
  debutLe: Instant,
  expireLe: Instant,
  /** Seconds that are left, for a clock that is not the server's. */
  validity: z.int(),
});
export type Impersonation = z.infer<typeof Impersonation>;

/** In whose name to act, and why; the rule says how long a reason is. */
export const ImpersonationStart = z.object({ habilisId: HabilisId, motif: text(2000) });

/** What keeps from acting in somebody's name. */
export const REFUS_IMPERSONATION = ['soi-meme', 'compte-inactif', 'personne-protegee'] as const;

/** A person who was looked for, and what keeps from acting in their name, null when nothing does. */
export const PersonneTrouvee = z.object({
  habilisId: HabilisId,
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  roles: z.array(z.object({ type: RoleTypeSchema, label: z.string() })),
  refus: z.nullable(z.enum(REFUS_IMPERSONATION)),
});
export type PersonneTrouvee = z.infer<typeof PersonneTrouvee>;
