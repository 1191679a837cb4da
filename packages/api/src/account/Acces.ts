import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id, Instant } from '../wire/formats.ts';

/** Identifier of a session in a path. */
export const SessionId = z.string().check(z.uuid());

/** A session that is open somewhere: since when, last renewed when, on what. */
export const SessionOuverte = z.object({
  id: SessionId,
  debutLe: Instant,
  renouveleeLe: Instant,
  /** What the browser says of itself, such as `Firefox sur Windows`; null when it says nothing. */
  appareil: z.nullable(z.string()),
  /** The session that asks. */
  isCourante: z.boolean(),
});
export type SessionOuverte = z.infer<typeof SessionOuverte>;

/** What an access history tells apart. */
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
  /** Who acted in one's name, until when and why; null for what one did oneself (S17). */
  impersonation: z.nullable(
    z.object({ nomPrenom: z.string(), roleType: RoleTypeSchema, finLe: Instant, motif: z.string() }),
  ),
  /** The second factor that a sign-in was made with, or that was added or taken away; null for any other entry. */
  facteur: z.nullable(z.string()),
});
export type Acces = z.infer<typeof Acces>;
