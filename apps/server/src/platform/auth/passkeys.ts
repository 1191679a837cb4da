import type { CleFaite, CleProposee } from '@habilis/api/facteur/Facteur';
import type { Assertion } from '@habilis/api/session/Assertion';
import type { Config } from '../../config.ts';

/** ES256, EdDSA and RS256: every passkey supports at least one (W3C WebAuthn 3, 5.4). */
const ALGORITHMS = [-7, -8, -257];
const MINUTE_MS = 60_000;

/** A stored passkey. */
export type KeptPasskey = { readonly id: string; readonly publicKey: Uint8Array; readonly counter: number };

/** The domain that owns the passkeys, and the origins that may use them. */
export function relyingPartyOf({ siteUrl }: Config): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}

// Loaded on demand: its certificate parsers slow the start and few calls need them.
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Options for a browser to create a passkey. */
export function creationOptionsOf(
  config: Config,
  person: { readonly habilisId: string; readonly nomPrenom: string },
  { challenge, known, minutes }: { challenge: string; known: readonly string[]; minutes: number },
): CleProposee['options'] {
  return {
    challenge,
    rp: { id: relyingPartyOf(config).id, name: 'Habilis' },
    user: {
      id: Buffer.from(person.habilisId).toString('base64url'),
      name: person.habilisId,
      displayName: person.nomPrenom,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: minutes * MINUTE_MS,
    attestation: 'none',
    excludeCredentials: known.map((id) => ({ type: 'public-key', id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  };
}

/** The passkey created by a browser for a challenge; null when it is not valid. */
export async function readNewPasskey(
  config: Config,
  response: CleFaite,
  challenge: string,
): Promise<KeptPasskey | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(config);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey, counter };
  } catch {
    return null;
  }
}

/** The passkey's new counter after a met challenge, else null; a copied passkey, whose counter lags, is refused (W3C WebAuthn 3, 7.2), and one that did not verify its person where it stands alone. */
export async function counterAfter(
  config: Config,
  passkey: KeptPasskey,
  assertion: Assertion,
  challenge: string,
  { isAlone = false }: { readonly isAlone?: boolean } = {},
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      credential: { ...passkey, publicKey: new Uint8Array(passkey.publicKey) },
      requireUserVerification: isAlone,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
