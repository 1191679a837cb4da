import * as z from 'zod/mini';

/** Bytes in base64url, as WebAuthn writes them (W3C WebAuthn 3, JSON serialization). */
export const Bytes = (largest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(largest));
const CredentialId = Bytes(1400);

/** What a passkey answers to the challenge of a sign-in (W3C WebAuthn 3). */
export const Assertion = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Bytes(4000), authenticatorData: Bytes(4000), signature: Bytes(4000) }),
  clientExtensionResults: z.object({}),
});
export type Assertion = z.infer<typeof Assertion>;

/** Which second factors a person may give: an application or recovery code, a passkey, or either. */
export const FacteursPossibles = z.object({
  application: z.boolean(),
  cle: z.nullable(z.object({ challenge: z.string(), rpId: z.string(), cles: z.array(z.string()) })),
});
export type FacteursPossibles = z.infer<typeof FacteursPossibles>;
