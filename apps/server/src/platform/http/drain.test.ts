import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { drain } from './drain.ts';

/** More than both ends of a connection can buffer when the client does not read. */
const MORE_THAN_BUFFERS_MB = 64;
const MEGABYTE = Buffer.alloc(1_000_000);

async function listening() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.get('/long', async () => Readable.from(Array.from({ length: MORE_THAN_BUFFERS_MB }, () => MEGABYTE)));
  app.get('/slow', async () => sleep(150, 'whole'));
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  onTestFinished(() => app.server.closeAllConnections());
  return { app, url };
}

test('a stop cuts off a client that does not read its answer, once its time is over', async () => {
  const { app, url } = await listening();
  const socket = connect(Number(url.port), url.hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined).write('GET /long HTTP/1.1\r\nHost: test\r\n\r\n');
  await once(socket, 'readable');
  const start = performance.now();
  await drain(app, 100);
  expect(performance.now() - start).toBeGreaterThanOrEqual(95);
  expect(app.server.listening).toBe(false);
});

test('a stop lets a call under way end, and does not wait for the next one of its connection', async () => {
  const { app, url } = await listening();
  const called = fetch(new URL('/slow', url)).then((answer) => answer.text());
  await once(app.server, 'request');
  const start = performance.now();
  await drain(app, 60_000);
  expect(await called).toBe('whole');
  expect(performance.now() - start).toBeLessThan(10_000);
});
