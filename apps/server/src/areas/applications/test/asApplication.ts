import { applications } from '@habilis/api/applications/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import type { PorteeApplication } from '@habilis/domain/application/PORTEES_APPLICATION';
import { addDays } from '@habilis/domain/date/addDays';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

/** An application that a person makes under their own role. */
export async function makeApplication(
  by: Call,
  portees: PorteeApplication[],
  changes: { nom?: string; dateFin?: string } = {},
) {
  const [role] = await by(applications.roles, { query: {} });
  const body = { nom: 'Émargement Toul', dateFin: addDays(TEST_TODAY, 365), ...changes, clesPubliques: null };
  const preuve = { motDePasse: TEST_PASSWORD };
  const made = await by(applications.create, { body: { ...body, portees, roleId: role?.roleId ?? 0, preuve } });
  return { ...made.application, secret: made.secret ?? '' };
}

/** What the token endpoint answers to a form. */
export async function askToken(
  { url }: TestServer,
  { clientId, secret }: { readonly clientId: string; readonly secret: string },
  form: Readonly<Record<string, string>> = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`).toString('base64');
  const answer = await fetch(`${url}/api/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...form }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

/** Calls the server as an application does: a token, no role, and a key for what changes something. */
export function machineOf({ url }: TestServer, token: string) {
  return async (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text };
  };
}
