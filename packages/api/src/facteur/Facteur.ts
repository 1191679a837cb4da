import * as z from 'zod/mini';
import { Bytes } from '../session/Assertion.ts';
import { Id, Instant } from '../wire/formats.ts';

/** A second factor of a person: an authenticator application, or a passkey. */
export const Facteur = z.object({
  id: Id,
  genre: z.enum(['application', 'cle']),
  nom: z.string(),
  creeLe: Instant,
  utiliseLe: z.nullable(Instant),
});
export type Facteur = z.infer<typeof Facteur>;

/** The second factors of one's account. */
export const Facteurs = z.object({
  facteurs: z.array(Facteur),
  /** Recovery codes not used yet. */
  codesRestants: z.int(),
  /** Whether one of the person's roles demands a second factor. */
  isExige: z.boolean(),
});
export type Facteurs = z.infer<typeof Facteurs>;

/** An added factor; the first one comes with the recovery codes, shown only once. */
export const FacteurAjoute = z.object({ facteur: Facteur, codes: z.nullable(z.array(z.string())) });
export type FacteurAjoute = z.infer<typeof FacteurAjoute>;

/** The secret of an application, to confirm with a first code. */
export const ApplicationProposee = z.object({ defi: z.string(), secret: z.string(), uri: z.string() });
export type ApplicationProposee = z.infer<typeof ApplicationProposee>;

/** Options for the browser to make a passkey (W3C WebAuthn 3, PublicKeyCredentialCreationOptionsJSON). */
export const CleProposee = z.object({
  defi: z.string(),
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
    authenticatorSelection: z.object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']),
      userVerification: z.enum(['discouraged', 'preferred', 'required']),
    }),
  }),
});
export type CleProposee = z.infer<typeof CleProposee>;

/** A passkey as the browser made it (W3C WebAuthn 3, RegistrationResponseJSON). */
export const CleFaite = z.object({
  id: Bytes(1400),
  rawId: Bytes(1400),
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Bytes(4000), attestationObject: Bytes(20_000) }),
  clientExtensionResults: z.object({}),
});
export type CleFaite = z.infer<typeof CleFaite>;
