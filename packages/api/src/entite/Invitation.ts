import { ROLES_MEMBRE } from '@habilis/domain/utilisateur/refusalOfFinMembre';
import * as z from 'zod/mini';
import { Id, Instant } from '../wire/formats.ts';

/** A role that an entite offers to the caller. */
export const Invitation = z.object({
  id: Id,
  type: z.enum(ROLES_MEMBRE),
  raisonSociale: z.string(),
  invitePar: z.string(),
  inviteLe: Instant,
  /** From when it can no longer be taken. */
  expireLe: Instant,
  /** They act for the network on this entite: once they accept, they no longer may, and their caisse is told (rules/rights#both-sides). */
  estConflit: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The answer to an offer. */
export const InvitationReponse = z.object({
  accepte: z.boolean(),
  /** Whether they read that it takes from them what they do for the network on this entite. */
  conflitLu: z.optional(z.boolean()),
});
export type InvitationReponse = z.infer<typeof InvitationReponse>;
