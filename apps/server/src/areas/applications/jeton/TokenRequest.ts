import { OAuthError } from './OAuthError.ts';

const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const LONGEST = 4000;

/** How a client proves who it is. */
export type ClientProof =
  | { readonly kind: 'secret'; readonly clientId: string; readonly secret: string }
  | { readonly kind: 'assertion'; readonly assertion: string; readonly clientId: string | undefined };

/** What a client asks for. */
export type TokenRequest = { readonly proof: ClientProof; readonly scope: string | undefined };

/** The fields of a form; one that is given twice is refused (RFC 6749, section 3.2). */
function fieldsOf(form: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(form)) {
    if (fields.has(name)) throw new OAuthError('invalid_request', `${name} given twice`);
    // A parameter without a value counts as left out.
    if (value !== '') fields.set(name, value);
  }
  return fields;
}

/** A part of the credentials, which are form-encoded before they are put together (RFC 6749, section 2.3.1). */
const decoded = (part: string): string => new URLSearchParams(`part=${part}`).get('part') ?? '';

/** The credentials of an Authorization header; undefined without one. */
function basicOf(authorization: string | undefined): ClientProof | undefined {
  if (authorization === undefined) return undefined;
  const encoded = /^Basic ([A-Za-z0-9+/_=-]{1,4000})$/i.exec(authorization)?.[1];
  const text = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1) throw new OAuthError('invalid_client', 'Authorization is not Basic with an identifier and a secret');
  return { kind: 'secret', clientId: decoded(text.slice(0, colon)), secret: decoded(text.slice(colon + 1)) };
}

function assertionOf(fields: ReadonlyMap<string, string>): ClientProof | undefined {
  const assertion = fields.get('client_assertion');
  const type = fields.get('client_assertion_type');
  if (assertion === undefined && type === undefined) return undefined;
  if (assertion === undefined || type !== ASSERTION_TYPE || assertion.length > LONGEST)
    throw new OAuthError('invalid_request', `client_assertion goes with client_assertion_type=${ASSERTION_TYPE}`);
  return { kind: 'assertion', assertion, clientId: fields.get('client_id') };
}

/** Reads the call of a client: its grant, one proof of who it is, and the scopes that it wants (RFC 6749, section 4.4.2; RFC 7523). */
export function readTokenRequest(form: string, authorization: string | undefined): TokenRequest {
  const fields = fieldsOf(form);
  const basic = basicOf(authorization);
  const assertion = assertionOf(fields);
  if (fields.has('client_secret')) throw new OAuthError('invalid_client', 'the secret goes into Authorization: Basic');
  if (basic !== undefined && assertion !== undefined)
    throw new OAuthError('invalid_request', 'one way of authentication at a time');
  const proof = basic ?? assertion;
  if (proof === undefined) throw new OAuthError('invalid_client', 'client authentication is missing');
  const named = fields.get('client_id');
  if (proof.kind === 'secret' && named !== undefined && named !== proof.clientId)
    throw new OAuthError('invalid_request', 'client_id is another than that of Authorization');
  const grant = fields.get('grant_type');
  if (grant === undefined) throw new OAuthError('invalid_request', 'grant_type is missing');
  if (grant !== 'client_credentials')
    throw new OAuthError('unsupported_grant_type', 'grant_type is client_credentials');
  return { proof, scope: fields.get('scope') };
}
