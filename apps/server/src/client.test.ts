import { CALLS } from '@habilis/api/contract';
import { randomBytes, randomUUID } from 'node:crypto';
import { application } from '@habilis/api/application/endpoints';
import { createClient } from '@habilis/api/client/createClient';
import { ContractError, ProblemError, TransportError } from '@habilis/api/client/errors';
import { demande } from '@habilis/api/demande/endpoints';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { answerFile, answerJson, endpoint, signedIn } from '@habilis/api/endpoint';
import { file } from '@habilis/api/file/endpoints';
import { ServerProperties } from '@habilis/api/application/endpoints';
import { notification } from '@habilis/api/notification/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from './test/pdfOf.ts';
import { actAs, refusal } from './test/actAs.ts';
import { startPeopledServer } from './test/startPeopledServer.ts';
import { writeBody } from './test/writeBody.ts';
import { pathOf } from './test/contract/pathOf.ts';
import { openBrowser } from './test/openBrowser.ts';
import { type TestServer } from './test/startTestServer.ts';
import { TEST_PASSWORD } from './test/testPassword.ts';

const DEMANDEUR = 'MPA10013';

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

const preferences = [{ type: 'DA_CORRIGEE' as const, canal: 'EMAIL' as const, frequence: 'IMMEDIAT' as const }];

test('[S9] a guest’s calls go without Authorization, those of a session with its token, and its role once it is set', async () => {
  const tab = openBrowser(server.url).openTab();
  expect(await tab.call(session.authenticated, {})).toEqual({ authenticated: false });
  await tab.signIn(DEMANDEUR);
  expect((await tab.call(demande.todoList, {})).elements.length).toBeGreaterThan(0);
  expect(
    tab.sent.map(({ name, headers }) => [name, headers.get('authorization')?.slice(0, 9), headers.has('role-id')]),
  ).toEqual([
    ['GET /authenticate', undefined, false],
    ['POST /authenticate', undefined, false],
    ['GET /account', 'Bearer ey', false],
    ['GET /demande/todo-list', 'Bearer ey', true],
  ]);
  tab.roleId = 999_999;
  await expect(tab.call(demande.todoList, {})).rejects.toMatchObject({ problem: { title: 'role.inconnu' } });
  tab.roleId = null;
  await expect(tab.call(demande.todoList, {})).rejects.toMatchObject({ problem: { title: 'role.requis' } });
});

test('[S11] the server is told of an impersonation, and reads one’s own account when the call drops it', async () => {
  const { token, roleId } = await server.signIn(DEMANDEUR);
  const call = createClient({
    baseUrl: `${server.url}/api`,
    token: () => token,
    roleId: () => roleId,
    impersonation: () => 'LPF20001',
  });
  // No impersonation is open, so the requested one counts as ended.
  await expect(call(session.account, {})).rejects.toMatchObject({ problem: { title: 'impersonation.terminee' } });
  const own = await call(session.account, {}, { bypassImpersonation: true });
  expect(own.habilisId).toBe(DEMANDEUR);
});

test('[S12] a write from a browser is taken only with the header that repeats its cookie; a read needs none', async () => {
  const browser = openBrowser(server.url);
  const tab = browser.openTab();
  await tab.call(application.serverProperties, {});
  expect(browser.cookies.get('XSRF-TOKEN')).toMatch(/^[\w-]{24}$/);
  await tab.signIn(DEMANDEUR);
  const params = { roleId: tab.roleId ?? 0 };
  const write = () => tab.call(notification.save, { params, body: { version: 0, preferences } });
  expect(await write()).toBeUndefined();
  const header = ({ headers }: { headers: Headers }) => headers.get('x-xsrf-token');
  expect(tab.sent.filter(({ name }) => name.startsWith('GET')).map(header)).toEqual([null, null]);
  expect(tab.sent.filter(({ name }) => !name.startsWith('GET')).map(header)).toEqual(
    Array.from({ length: 2 }, () => browser.cookies.get('XSRF-TOKEN')),
  );
  const { token } = browser;
  for (const stolen of [null, 'x', randomBytes(18).toString('base64url')]) {
    const forged = createClient({
      baseUrl: `${server.url}/api`,
      token: () => token,
      xsrfToken: () => stolen,
      fetch: (input, init) => {
        const request = new Request(input, init);
        request.headers.set('cookie', `XSRF-TOKEN=${browser.cookies.get('XSRF-TOKEN')}`);
        return fetch(request);
      },
    });
    expect(await refusal(forged(notification.save, { params, body: { version: 0, preferences } }))).toMatchObject({
      status: 403,
      title: 'csrf',
    });
  }
});

test('[S780] a write refused for its anti-forgery cookie has it set anew and leaves once more, for the writes of a moment together', async () => {
  const browser = openBrowser(server.url);
  const tab = browser.openTab();
  const names = () => tab.sent.splice(0).map(({ name }) => name);
  await tab.signIn(DEMANDEUR);
  const params = { roleId: tab.roleId ?? 0 };
  const { version } = await tab.call(notification.read, { params });
  const write = (read: number) => tab.call(notification.save, { params, body: { version: read, preferences } });
  // As after clearing cookies and signing in again: only the token is left.
  browser.cookies.clear();
  browser.cookies.set('habilis-token', browser.token ?? '');
  names();
  await write(version);
  const refused = `PUT /account/notifications/${params.roleId}`;
  expect(names()).toEqual([refused, 'GET /server-properties', refused]);
  browser.cookies.delete('XSRF-TOKEN');
  const { version: next } = await tab.call(notification.read, { params });
  names();
  await Promise.allSettled([write(next), write(next), write(next)]);
  expect(names().filter((name) => name === 'GET /server-properties')).toHaveLength(1);
  // Another tab renewed it between reading the cookie and sending.
  const { version: last } = await tab.call(notification.read, { params });
  browser.beforeSending = () => {
    browser.beforeSending = () => undefined;
    browser.cookies.set('XSRF-TOKEN', 'autre');
  };
  names();
  await write(last);
  expect(names()).toEqual([refused, refused]);
});

test('[F28] a form leaves with its files, tells what has left, and the file comes back whole under its name', async () => {
  const call = await actAs(server, DEMANDEUR);
  const id = (await call(demande.todoList, {})).elements[0]?.id ?? 0;
  const read = await call(da.get, { params: { id } });
  const userFilename = 'Attestation d’été (reçue).pdf';
  const bytes = Buffer.concat([pdfOf(userFilename), randomBytes(3_000_000)]);
  const fileUploads = [{ champ: 'autre', userFilename, partIndex: 0 }];
  const ratios: number[] = [];
  const saved = await call(
    da.update,
    { body: writeBody(read, { fileUploads }), files: [new File([bytes], userFilename)] },
    { onUploadProgress: (ratio) => void ratios.push(ratio) },
  );
  expect(ratios.length).toBeGreaterThan(2);
  expect(ratios.at(-1)).toBe(1);
  expect(ratios).toEqual(ratios.toSorted((one, other) => one - other));
  const stored = saved.fileUploads[0];
  const { blob, filename } = await call(file.download, { params: { id: stored?.id ?? 0 } });
  expect(filename).toBe(stored?.userFilename);
  expect(blob.type).toBe('application/pdf');
  expect(bytes.equals(Buffer.from(await blob.arrayBuffer()))).toBe(true);
});

test('[W23] a write sent twice under one key is done once, whether its answer came or not', async () => {
  const call = await actAs(server, DEMANDEUR);
  const id = (await call(demande.todoList, {})).elements[0]?.id ?? 0;
  const read = await call(da.get, { params: { id } });
  const idempotencyKey = randomUUID();
  const body = writeBody(read, { raisonSociale: 'Une fois' });
  const leaving = new AbortController();
  const cut = call(da.update, { body }, { idempotencyKey, signal: leaving.signal });
  setTimeout(() => leaving.abort(new Error('page quittée')), 3);
  await cut.catch(() => undefined);
  const [first, second] = [
    await call(da.update, { body }, { idempotencyKey }),
    await call(da.update, { body }, { idempotencyKey }),
  ];
  expect(second).toEqual(first);
  expect(await call(da.get, { params: { id } })).toMatchObject({
    version: read.version + 1,
    raisonSociale: 'Une fois',
  });
  await expect(
    call(da.update, { body: { ...body, raisonSociale: 'Autre' } }, { idempotencyKey }),
  ).rejects.toMatchObject({ status: 409, problem: { title: 'requete-deja-faite-autrement' } });
});

test('[E5] a refusal, an answer out of the contract and no answer are three errors', async () => {
  const call = await actAs(server, DEMANDEUR);
  const refused = call(session.authenticate, { body: { username: DEMANDEUR, password: 'faux' } });
  await expect(refused).rejects.toBeInstanceOf(ProblemError);
  await expect(refused).rejects.toMatchObject({ status: 401, problem: { title: 'identifiants-incorrects' } });
  // The same paths under another contract.
  const account = { method: 'GET', path: '/account', summary: '', access: signedIn } as const;
  const other = endpoint({ ...account, answer: answerJson(ServerProperties) });
  await expect(call(other, {})).rejects.toBeInstanceOf(ContractError);
  await expect(call(endpoint({ ...account, answer: answerFile }), {})).rejects.toBeInstanceOf(ContractError);
  const nowhere = createClient({ baseUrl: 'http://127.0.0.1:1/api', token: () => null });
  await expect(nowhere(application.serverProperties, {})).rejects.toBeInstanceOf(TransportError);
});

test('[W1] every call of the contract stands under /api, and nowhere else', async () => {
  const values = Object.fromEntries(['habilisId', 'roleType', 'type'].map((name) => [name, 'DA']));
  for (const { name, endpoint: declared } of CALLS) {
    const { method } = declared;
    const at = (base: string) => fetch(server.url + base + pathOf(declared, values), { method });
    expect({ name, body: await (await at('/api')).text() }).not.toMatchObject({
      body: expect.stringContaining('appel-inconnu'),
    });
    // Elsewhere is a page's address, or nothing.
    const { status, headers } = await at('');
    const isPage = headers.get('content-type')?.startsWith('text/html') === true;
    expect({ name, isKnown: status !== 404 && !isPage }).toEqual({ name, isKnown: false });
  }
});

test('a sign-out ends the session for good, and answers nothing', async () => {
  const browser = openBrowser(server.url);
  const tab = browser.openTab();
  await tab.signIn('LPF20001', TEST_PASSWORD);
  expect(await tab.call(session.signOut, {})).toBeUndefined();
  await expect(tab.call(session.account, {})).rejects.toMatchObject({ status: 401 });
  expect(tab.expired).toEqual([]);
});
