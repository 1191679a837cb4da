import * as z from 'zod/mini';
import { Id, Instant } from '../wire/formats.ts';

/** What a departure to the identity provider is for: to sign in, to tie an identity to one's account, or to prove afresh who one is. */
export const BUTS = ['connexion', 'lien', 'preuve'] as const;
export type But = (typeof BUTS)[number];

/** Who the provider says that the person is; nothing of it is kept by the account but the address. */
export const IdentitePresentee = z.object({
  nom: z.string(),
  prenom: z.string(),
  email: z.nullable(z.string()),
  /** The establishment that was chosen at the provider, 14 digits. */
  siret: z.nullable(z.string()),
});
export type IdentitePresentee = z.infer<typeof IdentitePresentee>;

/** What comes after a return: a session to open, an identity that no account has yet, one to confirm, one that this account has already, or a proof that was given. */
export const SUITES = ['ouvrir', 'lier', 'confirmer', 'liee', 'prouvee'] as const;
export type Suite = (typeof SUITES)[number];

/** A return that the provider vouched for. */
export const RetourLu = z.object({ suite: z.enum(SUITES), identite: IdentitePresentee });
export type RetourLu = z.infer<typeof RetourLu>;

/** An identity of the provider tied to an account. */
export const LienFournisseur = z.object({
  id: Id,
  email: z.nullable(z.string()),
  creeLe: Instant,
  utiliseLe: z.nullable(Instant),
});
export type LienFournisseur = z.infer<typeof LienFournisseur>;
