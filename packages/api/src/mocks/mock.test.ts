import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { application } from '../application/endpoints.ts';
import { createClient } from '../client/createClient.ts';
import { ProblemError, TransportError } from '../client/errors.ts';
import { commune } from '../commune/endpoints.ts';
import { demandeAdministrative } from '../demande-administrative/endpoints.ts';
import { demande } from '../demande/endpoints.ts';
import { file } from '../file/endpoints.ts';
import { message } from '../message/endpoints.ts';
import { session } from '../session/endpoints.ts';
import { exampleDemandeAdministrative } from './fixtures/exampleDemandeAdministrative.ts';
import { exampleMessages } from './fixtures/exampleMessages.ts';
import { exampleServerProperties } from './fixtures/exampleServerProperties.ts';
import { messageMocks } from './messageMocks.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { mockOutage } from './mockOutage.ts';
import { mockProblem } from './mockProblem.ts';
import { startRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const call = createClient({ baseUrl: 'http://exemple.test/api', token: () => 'jeton' });
const refusalOf = async (promise: Promise<unknown>): Promise<ProblemError> => {
  const error = await promise.catch((cause: unknown) => cause);
  if (!(error instanceof ProblemError)) throw new Error('refus attendu', { cause: error });
  return error;
};

const send = async (path: string, method: string, body: BodyInit) => {
  const response = await fetch(`http://exemple.test/api${path}`, {
    method,
    body,
    ...(typeof body === 'string' ? { headers: { 'content-type': 'application/json' } } : {}),
  });
  return [response.status, ((await response.json()) as { title: string }).title];
};

test('a value answers the call, under any base', async () => {
  server.use(mock(application.serverProperties, exampleServerProperties({ today: '2027-01-02' })));
  expect((await call(application.serverProperties, {})).today).toBe('2027-01-02');
  const elsewhere = createClient({ baseUrl: 'http://ailleurs.test/habilis/api', token: () => null });
  expect((await elsewhere(application.serverProperties, {})).name).toBe('Habilis');
});

test('a function is given the parsed path, query, body and files', async () => {
  server.use(
    mock(demandeAdministrative.get, ({ params }) => exampleDemandeAdministrative({ id: params.id + 1 })),
    mock(demande.todoList, ({ query }) => ({ elements: [], total: 0, page: query.page, taille: query.taille })),
    mock(demandeAdministrative.update, async ({ body, files, request }) =>
      exampleDemandeAdministrative({
        raisonSociale: body.raisonSociale,
        numero: request.headers.get('authorization'),
        draftWorkflowComment: `${files[0]?.name} : ${await files[0]?.text()}`,
      }),
    ),
  );
  expect((await call(demandeAdministrative.get, { params: { id: 41 } })).id).toBe(42);
  expect(await call(demande.todoList, { query: { page: 3 } })).toMatchObject({ page: 3, taille: 15 });
  const written = exampleDemandeAdministrative();
  const body = { ...written, raisonSociale: 'Été', cleBrouillon: null, fileUploads: [{ id: 31 }] };
  const files = [new File(['contenu'], "l'été.pdf", { type: 'application/pdf' })];
  expect(await call(demandeAdministrative.update, { body, files })).toMatchObject({
    raisonSociale: 'Été',
    numero: 'Bearer jeton',
    draftWorkflowComment: "l'été.pdf : contenu",
  });
});

test('a call that breaks the contract is refused as the server refuses it', async () => {
  server.use(
    mock(commune.byCodePostal, []),
    mock(demandeAdministrative.update, exampleDemandeAdministrative()),
    mock(session.authenticate, { id_token: 'jeton', validity: 3600 }),
  );
  const query = await refusalOf(call(commune.byCodePostal, { query: { codePostal: '5400' } }));
  expect(query).toMatchObject({ status: 400, problem: { title: 'donnees-invalides' } });
  expect(query.problem.errors).toEqual([{ path: 'codePostal', title: 'champ.invalide' }]);
  const body = {
    ...exampleDemandeAdministrative(),
    cleBrouillon: null,
    fileUploads: [],
    raisonSociale: 'x'.repeat(201),
  };
  const files = [new File(['x'], 'a.pdf')];
  for (const input of [{ body }, { body, files }]) {
    const refusal = await refusalOf(call(demandeAdministrative.update, input));
    expect(refusal.problem.errors).toEqual([{ path: 'raisonSociale', title: 'champ.trop-long' }]);
  }
  const blank = await refusalOf(call(session.authenticate, { body: { username: 'a' } as never }));
  expect(blank.problem.errors).toEqual([{ path: 'password', title: 'champ.requis' }]);
});

test('a body that cannot be read is refused as the server refuses it', async () => {
  server.use(
    mock(demandeAdministrative.update, exampleDemandeAdministrative()),
    mock(session.authenticate, { id_token: 'jeton', validity: 3600 }),
  );
  const form = new FormData();
  form.append('fileUploads', new File(['x'], 'a.pdf'));
  form.append('data', '{}');
  expect(await send('/demande-administrative/update', 'PUT', form)).toEqual([400, 'multipart-invalide']);
  expect(await send('/authenticate', 'POST', '{')).toEqual([400, 'json-invalide']);
  expect(await send('/authenticate', 'POST', form)).toEqual([415, 'type-de-contenu-refuse']);
});

test('a value that breaks the contract is told with its call and its path', () => {
  const broken = { ...exampleServerProperties(), today: '20/11/2026' };
  expect(() => mock(application.serverProperties, broken)).toThrow(/GET \/server-properties — today : /);
  expect(() => mock(session.signOut, {} as never)).toThrow(/DELETE \/authenticate/);
  expect(() => mock(file.download, undefined as never)).toThrow(/mockFile/);
});

test('a function whose answer breaks the contract fails the call and says why', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(mock(application.serverProperties, () => ({ ...exampleServerProperties(), maxFileBytes: 0.5 })));
  expect((await refusalOf(call(application.serverProperties, {}))).status).toBe(500);
  expect(String(told.mock.calls[0]?.[0])).toMatch(/BrokenFixture: .*GET \/server-properties — maxFileBytes : /);
});

test('refusals carry their title, the faults of their fields, the stored object and the time to wait', async () => {
  const courant = exampleDemandeAdministrative({ version: 9 });
  server.use(
    mockProblem(session.authenticate, 429, 'trop-de-tentatives', undefined, { retryAfter: 60 }),
    mockProblem(demandeAdministrative.remove, 400, 'demande.commentaire-requis', [
      { path: 'commentaire', title: 'champ.requis' },
    ]),
    mock(demandeAdministrative.get, () => problemAnswer(409, 'demande.version-perimee', { courant })),
  );
  const body = { username: 'a@example.org', password: 'p' };
  expect(await refusalOf(call(session.authenticate, { body }))).toMatchObject({ status: 429, retryAfter: 60 });
  const removal = call(demandeAdministrative.remove, { params: { id: 1 }, body: { version: 1, commentaire: 'x' } });
  expect((await refusalOf(removal)).problem.errors).toEqual([{ path: 'commentaire', title: 'champ.requis' }]);
  const stale = await refusalOf(call(demandeAdministrative.get, { params: { id: 1 } }));
  expect(stale.problem.courant).toMatchObject({ version: 9 });
});

test('what a mock keeps, and an answer given once, begin again with the next run', async () => {
  server.use(
    mockProblem(application.serverProperties, 503, 'service-indisponible', undefined, { isOnce: true }),
    mock(application.serverProperties, exampleServerProperties()),
    ...messageMocks(exampleMessages()),
  );
  const [first] = exampleMessages();
  const read = async () => (await call(message.dashboard, {})).length;
  for (let run = 0; run < 2; run++) {
    startRun();
    expect((await refusalOf(call(application.serverProperties, {}))).status).toBe(503);
    await expect(call(application.serverProperties, {})).resolves.toBeDefined();
    const before = await read();
    await call(message.dismiss, { params: { id: first?.id ?? 0 } });
    expect(await read()).toBe(before - 1);
  }
});

test('a file, nothing, an outage, a pause and an answer given once', async () => {
  server.use(
    mockFile(file.download, new File(['%PDF'], 'reçu.pdf', { type: 'application/pdf' })),
    mock(session.signOut, undefined),
    mockOutage(application.applicationProperties),
    mockProblem(application.serverProperties, 503, 'service-indisponible', undefined, { isOnce: true }),
    mock(application.serverProperties, exampleServerProperties(), { delay: 30 }),
    mock(session.account, () => problemAnswer(401, 'non-authentifie'), { delay: 'infinite' }),
  );
  const downloaded = await call(file.download, { params: { id: 4 } });
  expect([downloaded.filename, downloaded.blob.type, await downloaded.blob.text()]).toEqual([
    'reçu.pdf',
    'application/pdf',
    '%PDF',
  ]);
  expect(await call(session.signOut, {})).toBeUndefined();
  await expect(call(application.applicationProperties, {})).rejects.toBeInstanceOf(TransportError);
  expect((await refusalOf(call(application.serverProperties, {}))).status).toBe(503);
  const start = performance.now();
  await call(application.serverProperties, {});
  expect(performance.now() - start).toBeGreaterThanOrEqual(25);
  const ended = call(session.account, {}, { signal: AbortSignal.timeout(50) });
  await expect(ended).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('an id out of its pattern names another call, with or without the last slash', async () => {
  server.use(
    mock(demandeAdministrative.get, exampleDemandeAdministrative(), { isOnce: true }),
    mock(demandeAdministrative.start, exampleDemandeAdministrative({ id: null })),
  );
  expect((await call(demandeAdministrative.start, {})).id).toBeNull();
  expect((await call(demandeAdministrative.get, { params: { id: 217 } })).id).toBe(217);
  const slashed = await fetch('http://exemple.test/api/demande-administrative/start/');
  expect(slashed.status).toBe(200);
});
