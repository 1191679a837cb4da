import type { IdentitePresentee } from '@habilis/api/fournisseur/Fournisseur';
import { pathTo } from '@habilis/api/page/paths';
import { cleanEmail } from '@habilis/domain/clean-text/cleanEmail';
import { isMultifacteur } from '@habilis/domain/compte/isMultifacteur';
import { isSiret } from '@habilis/domain/identifiant/isSiret';
import type * as oidc from 'openid-client';
import * as z from 'zod/mini';
import type { Config, FournisseurConfig } from '../../../config.ts';
import type { Vouched } from '../identite/Vouched.ts';

/** A provider that answers later than this is down: the password is there. */
const TIMEOUT_SECONDS = 8;
/** Its endpoints and algorithms are read again after this. */
const KNOWN_MS = 60 * 60 * 1000;
/** The claims of ProConnect; a provider gives those that it knows. */
const SCOPE = 'openid given_name usual_name email siret';
/** Told in the identity token only when asked for. */
const CLAIMS = { id_token: { amr: { essential: true }, acr: { essential: true }, auth_time: { essential: true } } };

// Loaded on demand: an installation without provider never needs it.
const load = () => import('openid-client');

/** The provider does not answer, or not as OpenID Connect wants. */
export class ProviderDown extends Error {}
/** The provider refused, or the person did there. */
export class ProviderRefusal extends Error {}
/** What came back is not what this browser left for, or is not signed as it should be. */
export class InvalidReturn extends Error {}

type Known = { readonly until: number; readonly configuration: oidc.Configuration };
const known = new WeakMap<FournisseurConfig, Known>();

/** Reads the provider's discovery document (OpenID Connect Discovery 1.0, 4), once an hour. */
async function discover(fournisseur: FournisseurConfig): Promise<oidc.Configuration> {
  const held = known.get(fournisseur);
  if (held !== undefined && Date.now() < held.until) return held.configuration;
  const { discovery, enableNonRepudiationChecks, allowInsecureRequests } = await load();
  const issuer = new URL(fournisseur.issuer);
  const { clientId, clientSecret, alg } = fournisseur;
  const metadata = {
    client_secret: clientSecret,
    id_token_signed_response_alg: alg,
    // Signed, and refused otherwise: what it says of an establishment decides what the session may do.
    userinfo_signed_response_alg: alg,
  };
  // `http:` is for a provider on this very machine; production refuses it at start.
  const execute = [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])];
  try {
    const options = { execute, timeout: TIMEOUT_SECONDS };
    const configuration = await discovery(issuer, clientId, metadata, undefined, options);
    known.set(fournisseur, { until: Date.now() + KNOWN_MS, configuration });
    return configuration;
  } catch (error) {
    throw new ProviderDown('discovery', { cause: error });
  }
}

/** Where the provider sends the browser back to, as registered there. */
const returnAddress = ({ siteUrl }: Config): string => siteUrl + pathTo('retourFournisseur');

/** What a departure must find again at its return. */
export type Departed = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** The address at the provider that asks who this is (OpenID Connect Core 1.0, 3.1.2.1; PKCE, RFC 7636), and what its return must match. */
export async function leave(
  config: Config,
  fournisseur: FournisseurConfig,
  { isFresh, email }: { readonly isFresh: boolean; readonly email?: string | undefined },
): Promise<{ readonly adresse: string; readonly departed: Departed }> {
  const client = await load();
  const configuration = await discover(fournisseur);
  const departed = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const adresse = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(config),
    scope: SCOPE,
    state: departed.state,
    nonce: departed.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(departed.verifier),
    code_challenge_method: 'S256',
    claims: JSON.stringify(CLAIMS),
    ...(fournisseur.acr.length === 0 ? {} : { acr_values: fournisseur.acr.join(' ') }),
    ...(email === undefined ? {} : { login_hint: email }),
    ...(isFresh ? { prompt: 'login' } : {}),
  });
  return { adresse: adresse.href, departed };
}

const Said = z.object({
  given_name: z.optional(z.string()),
  usual_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  email: z.optional(z.string()),
  siret: z.optional(z.string()),
});
const Methods = z.array(z.string());
const LONGEST = 100;

/** The claims of a userinfo, of which none is sure to come. */
function identiteOf(said: unknown): IdentitePresentee {
  const { given_name, usual_name, family_name, email, siret } = z.parse(Said, said);
  return {
    nom: (usual_name ?? family_name ?? '').slice(0, LONGEST),
    prenom: (given_name ?? '').slice(0, LONGEST),
    email: email === undefined ? null : cleanEmail(email),
    siret: siret !== undefined && isSiret(siret) ? siret : null,
  };
}

/** What the browser brings back from the provider. */
export type Brought = {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
};

/** Exchanges the code of a return and reads the signed userinfo; what does not match its departure, or is not signed by the provider, is refused. */
export async function readReturn(
  config: Config,
  fournisseur: FournisseurConfig,
  departed: Departed,
  brought: Brought,
): Promise<Vouched> {
  const client = await load();
  const configuration = await discover(fournisseur);
  if (brought.error !== undefined) throw new ProviderRefusal(brought.error);
  const address = new URL(returnAddress(config));
  for (const [name, value] of Object.entries(brought)) if (value !== undefined) address.searchParams.set(name, value);
  const { state: expectedState, nonce: expectedNonce, verifier: pkceCodeVerifier } = departed;
  try {
    const checks = { expectedState, expectedNonce, pkceCodeVerifier, idTokenExpected: true };
    const tokens = await client.authorizationCodeGrant(configuration, address, checks);
    const claims = tokens.claims();
    if (claims === undefined || tokens.id_token === undefined) throw new InvalidReturn('id_token');
    const said = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return {
      emetteur: claims.iss,
      sujet: claims.sub,
      identite: identiteOf(said),
      estMultifacteur: isMultifacteur(
        typeof claims['acr'] === 'string' ? claims['acr'] : null,
        z.safeParse(Methods, claims['amr']).data ?? [],
      ),
      authentifieeLe: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
      idToken: tokens.id_token,
    };
  } catch (error) {
    if (isUnreachable(error)) throw new ProviderDown('exchange', { cause: error });
    throw new InvalidReturn('exchange', { cause: error });
  }
}

/** Whether a call failed on its way, or the provider itself failed: not the fault of what was brought. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return true;
  // `fetch` tells a connection that failed by a TypeError, which has its cause.
  if (error instanceof TypeError && error.cause !== undefined) return true;
  const { status } = error as { readonly status?: unknown };
  return typeof status === 'number' && status >= 500;
}

/** Where one signs out at the provider and comes back to the sign-in (OpenID Connect RP-Initiated Logout 1.0, 2); null where it offers none or is down. */
export async function signOutAddress(
  config: Config,
  fournisseur: FournisseurConfig,
  idToken: string,
): Promise<string | null> {
  try {
    const client = await load();
    const configuration = await discover(fournisseur);
    if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
    const back = config.siteUrl + pathTo('connexion');
    const asked = { id_token_hint: idToken, post_logout_redirect_uri: back, state: client.randomState() };
    return client.buildEndSessionUrl(configuration, asked).href;
  } catch (error) {
    if (error instanceof ProviderDown) return null;
    throw error;
  }
}
