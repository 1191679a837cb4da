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
  /** They act for the network on this entite: once they accept, they no longer may, and their caisse is told (rules/rights#both-sides). */
  estConflit: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;
