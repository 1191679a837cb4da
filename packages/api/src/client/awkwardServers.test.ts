import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { application } from '../application/endpoints.ts';
import { demandeAdministrative } from '../demande-administrative/endpoints.ts';
import { file } from '../file/endpoints.ts';
import { exampleDemandeAdministrative } from '../mocks/fixtures/exampleDemandeAdministrative.ts';
import { notification } from '../notification/endpoints.ts';
import { type CallInfo, type CompletedCall, createClient } from './createClient.ts';
import { awkwardAnswers, extensions, JSON_TYPE } from '../test/awkwardAnswers.ts';
import { ProblemError, TransportError } from './errors.ts';
import { SilenceError } from './watchSilence.ts';

const SILENCE_MS = 600;

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A real server that answers as it likes, and a client whose calls are counted. */
async function serve(answer: RequestListener) {
  const sockets = new Set<Socket>();
  const server = createServer(answer).on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  const underWay = new Set<string>();
  const completed: CompletedCall[] = [];
  const ratios: number[] = [];
  const call = createClient({
    baseUrl: `http://127.0.0.1:${port}/api`,
    token: () => 'jeton',
    silenceMs: SILENCE_MS,
    observer: {
      started: ({ key }: CallInfo) => void underWay.add(key),
      progressed: (_call, ratio) => void ratios.push(ratio),
      ended: ({ key }, record) => {
        underWay.delete(key);
        completed.push(record);
      },
    },
  });
  return { call, port, underWay, completed, ratios };
}
type Served = Awaited<ReturnType<typeof serve>>;

const { id: _id, ...saisie } = exampleDemandeAdministrative();
const write = {
  ...saisie,
  id: 217,
  cleBrouillon: null,
  fileUploads: [{ champ: 'autre', userFilename: 'a.pdf', partIndex: 0 }],
};
/** Larger than the system's network buffers, so that it leaves only as fast as it is read. */
const heavy = () => [new File([new Uint8Array(8 * 1024 * 1024)], 'a.pdf')];

const calls = {
  read: ({ call }: Served) => call(application.applicationProperties, {}),
  notify: ({ call }: Served) =>
    call(notification.save, { params: { roleId: 1 }, body: { version: 0, preferences: [] } }),
  download: ({ call }: Served) => call(file.download, { params: { id: 4 } }),
  upload: ({ call }: Served) => call(demandeAdministrative.update, { body: write, files: heavy() }),
};

test.each(awkwardAnswers)('[E5] a server that $what gives one error, and the call is over', async (one) => {
  const served = await serve(one.answer);
  const error = await calls[one.call ?? 'read'](served).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(one.error);
  expect(served.underWay.size).toBe(0);
  expect(served.completed).toMatchObject([{ status: one.status }]);
  if (error instanceof ProblemError) expect(error.problem.title).toBe(`http.${one.status}`);
});

test('a slow answer that keeps coming is awaited for longer than any silence may last', async () => {
  const text = JSON.stringify(extensions);
  const served = await serve((_request, response) => {
    response.writeHead(200, JSON_TYPE);
    let sent = 0;
    const timer = setInterval(() => {
      response.write(text.slice(sent, sent + 8));
      sent += 8;
      if (sent < text.length) return;
      clearInterval(timer);
      response.end();
    }, 50);
  });
  expect(await calls.read(served)).toEqual(extensions);
  const silent = await serve(() => undefined);
  await expect(calls.read(silent)).rejects.toMatchObject({ cause: expect.any(SilenceError) });
});

test('a call given up before, during or in the middle of its answer ends at once, and the late answer is for nobody', async () => {
  const reason = new Error('page quittée');
  const answered: string[] = [];
  const during = new AbortController();
  const served = await serve((_request, response) => {
    response.writeHead(200, JSON_TYPE);
    response.once('close', () => {
      answered.push(response.writableFinished ? 'lu' : 'coupé');
      response.end(JSON.stringify(extensions));
    });
    // Given up once the answer has begun: it never ends before.
    response.write('{', () => during.abort(reason));
  });
  const before = AbortSignal.abort(reason);
  await expect(served.call(application.applicationProperties, {}, { signal: before })).rejects.toBe(reason);
  expect(answered).toEqual([]);
  const cut = served.call(application.applicationProperties, {}, { signal: during.signal });
  await expect(cut).rejects.toBe(reason);
  await expect.poll(() => answered).toEqual(['coupé']);
  expect(served.underWay.size).toBe(0);
  expect(served.completed.map(({ status }) => status)).toEqual([0, 0]);
});

test('a form tells what has left, and the server gets it whole', async () => {
  let received = 0;
  const served = await serve((request, response) => {
    request.on('data', (piece: Buffer) => (received += piece.length));
    request.on('end', () => response.writeHead(400, JSON_TYPE).end('{"title":"donnees-invalides"}'));
  });
  await expect(calls.upload(served)).rejects.toMatchObject({ problem: { title: 'donnees-invalides' } });
  expect(received).toBeGreaterThan(8 * 1024 * 1024);
  expect(served.ratios.length).toBeGreaterThan(2);
  expect(served.ratios.at(-1)).toBe(1);
  expect(served.ratios).toEqual(served.ratios.toSorted((one, other) => one - other));
});

test('a server that comes back under its address is found again by the same client', async () => {
  const first = await serve((_request, response) => response.writeHead(200, JSON_TYPE).end(JSON.stringify(extensions)));
  await calls.read(first);
  closing.splice(0).forEach((close) => close());
  await expect(calls.read(first)).rejects.toBeInstanceOf(TransportError);
  const second = createServer((_request, response) => {
    response.writeHead(200, JSON_TYPE).end(JSON.stringify(extensions));
  });
  await new Promise<void>((resolve) => second.listen(first.port, '127.0.0.1', resolve));
  closing.push(() => second.close());
  expect(await calls.read(first)).toEqual(extensions);
});

test('a parameter that would lead to another call is not sent', async () => {
  let requests = 0;
  const { call } = await serve((_request, response) => {
    requests++;
    response.end();
  });
  for (const id of ['', '.', '..'])
    await expect(call(file.download, { params: { id } })).rejects.toBeInstanceOf(RangeError);
  expect(requests).toBe(0);
});
