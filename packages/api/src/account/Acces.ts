import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id, Instant } from '../wire/formats.ts';

/** Identifier of a session in a path. */
export const SessionId = z.string().check(z.uuid());

/** An open session: when it began, when it was last renewed, on what device. */
export const SessionOuverte = z.object({
  id: SessionId,
  debutLe: Instant,
  renouveleeLe: Instant,
  /** The browser's own description, such as `Firefox sur Windows`; null when it gives none. */
  appareil: z.nullable(z.string()),
  /** Whether this session makes the call. */
  isCourante: z.boolean(),
});
export type SessionOuverte = z.infer<typeof SessionOuverte>;

/** Kinds of entries in the access history. */
export const ACTIONS_ACCES = [
  'connexion',
  'connexion-refusee',
  'second-facteur-refuse',
  'deconnexion',
  'activation',
  'mot-de-passe-change',
  'mot-de-passe-reinitialise',
  'donnees-modifiees',
  'adresse-changee',
  'session-fermee',
  'impersonation',
  'facteur-ajoute',
  'facteur-retire',
  'fournisseur-lie',
  'fournisseur-delie',
  'second-facteur-reinitialise',
  'code-secours-utilise',
  'codes-secours-renouveles',
] as const;

/** One line of the access history of one's own account. */
export const Acces = z.object({
  id: Id,
  action: z.enum(ACTIONS_ACCES),
  faitLe: Instant,
  appareil: z.nullable(z.string()),
  /** Who acted in the person's name, until when and why; null when they acted themselves (S17). */
  impersonation: z.nullable(
    z.object({ nomPrenom: z.string(), roleType: RoleTypeSchema, finLe: Instant, motif: z.string() }),
  ),
  /** The second factor used at sign-in, added or removed; null for any other entry. */
  facteur: z.nullable(z.string()),
});
export type Acces = z.infer<typeof Acces>;
