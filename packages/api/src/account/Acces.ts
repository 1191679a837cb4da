import * as z from 'zod/mini';
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
  'deconnexion',
  'activation',
  'mot-de-passe-change',
  'mot-de-passe-reinitialise',
  'donnees-modifiees',
  'adresse-changee',
  'session-fermee',
] as const;

/** One line of the access history of one's own account. */
export const Acces = z.object({
  id: Id,
  action: z.enum(ACTIONS_ACCES),
  faitLe: Instant,
  appareil: z.nullable(z.string()),
});
export type Acces = z.infer<typeof Acces>;
