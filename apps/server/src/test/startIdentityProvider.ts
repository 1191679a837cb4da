import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** A person whom the provider knows, under one of their establishments. */
export type KnownIdentity = {
  readonly sub: string;
  readonly given_name: string;
  readonly usual_name: string;
  readonly email?: string;
  readonly siret?: string;
  /** Whether it asks this person for a second factor. */
  readonly hasMfa?: boolean;
};

export type IdentityProvider = {
  readonly issuer: string;
  /** What an installation sets to sign in here. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

type Options = {
  /** Where the site stands whose people sign in. */
  readonly siteUrl: string;
  readonly identities: readonly KnownIdentity[];
  readonly port?: number;
  /** How the site is registered here. */
  readonly clientId?: string;
  readonly clientSecret?: string;
};

const KEY_ID = 'essai';
/** In seconds. */
const HOUR = 3600;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const pageOf = (uid: string, identities: readonly KnownIdentity[]): string =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Fournisseur d’essai</title><h1>Qui êtes-vous ?</h1>
<form method="post" action="/interaction/${uid}">${identities
    .map(({ given_name, usual_name, siret = '' }, rank) => {
      const name = escapeHtml(`${given_name} ${usual_name} ${siret}`.trim());
      return `<p><button name="rang" value="${rank}">${name}</button></p>`;
    })
    .join('')}<p><button name="rang" value="non">Refuser</button></p></form></html>`;

const formOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
};

function configurationOf(
  { siteUrl, clientId, clientSecret }: Required<Pick<Options, 'siteUrl' | 'clientId' | 'clientSecret'>>,
  whoOf: (sub: string) => KnownIdentity | undefined,
): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const alg = 'RS256';
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${siteUrl}/connexion/retour`],
        post_logout_redirect_uris: [`${siteUrl}/connexion`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: alg,
        userinfo_signed_response_alg: alg,
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: KEY_ID, alg, use: 'sig' }] },
    cookies: { keys: ['temoins-du-fournisseur-d-essai'] },
    // Its own are told at length on the output of the tests.
    ttl: { AccessToken: HOUR, AuthorizationCode: 60, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
    acrValues: ['eidas1', 'eidas2'],
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time'],
      given_name: ['given_name'],
      usual_name: ['usual_name'],
      email: ['email'],
      siret: ['siret'],
    },
    features: {
      devInteractions: { enabled: false },
      jwtUserinfo: { enabled: true },
      claimsParameter: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        // Signs out at once: what the person is asked there is the provider's own affair.
        logoutSource: (context, form) => {
          context.body = `<!doctype html><html lang="fr"><title>Déconnexion</title>${form}<script>
            const form = document.forms[0]; form.insertAdjacentHTML('beforeend', '<input type="hidden" name="logout" value="yes">'); form.submit();
          </script></html>`;
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const who = whoOf(sub);
      if (who === undefined) return undefined;
      const { given_name, usual_name, email, siret } = who;
      return { accountId: sub, claims: () => Promise.resolve({ sub, given_name, usual_name, email, siret }) };
    },
    // Nobody is asked what they consent to.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider, params } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      const scope = params?.['scope'];
      grant.addOIDCScope(typeof scope === 'string' ? scope : 'openid');
      grant.addOIDCClaims(['acr', 'amr', 'auth_time']);
      await grant.save();
      return grant;
    },
  };
}

/** A real OpenID provider on this machine, with the conventions of ProConnect: claims `siret` and `usual_name`, a signed userinfo; it asks who one is, and for no password. */
export async function startIdentityProvider({
  siteUrl,
  identities,
  port = 0,
  clientId = 'habilis-essai',
  clientSecret = 'secret-du-fournisseur-d-essai-0123456789',
}: Options): Promise<IdentityProvider> {
  const chosen = new Map<string, KnownIdentity>();
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(
    issuer,
    configurationOf({ siteUrl, clientId, clientSecret }, (sub) => chosen.get(sub)),
  );
  const callback = provider.callback();
  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    const { uid } = await provider.interactionDetails(request, response);
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(uid, identities));
      return;
    }
    const who = identities[Number((await formOf(request)).get('rang'))];
    if (who === undefined) {
      await provider.interactionFinished(request, response, { error: 'access_denied' });
      return;
    }
    chosen.set(who.sub, who);
    const { sub: accountId, hasMfa = false } = who;
    const login = { accountId, acr: 'eidas1', amr: hasMfa ? ['pwd', 'mfa'] : ['pwd'], remember: true };
    await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
  };
  answer = (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return void callback(request, response);
    interact(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  };
  return {
    issuer,
    environment: {
      HABILIS_URL: siteUrl,
      HABILIS_OIDC_ISSUER: issuer,
      HABILIS_OIDC_CLIENT_ID: clientId,
      HABILIS_OIDC_CLIENT_SECRET: clientSecret,
      HABILIS_OIDC_NAME: 'ProConnect',
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
