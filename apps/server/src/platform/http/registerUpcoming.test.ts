import { capability, endpoint, answerNothing } from '@habilis/api/endpoint';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, startTestServer, type TestServer } from '../../test/startTestServer.ts';
import { answerRefusal } from './answerRefusal.ts';
import { registerUpcoming } from './registerUpcoming.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const TO_COME = { title: 'appel-a-venir' };

test('a call that is declared but not built is 501 before its type of content, its body and its caller are looked at', async () => {
  const app = Fastify();
  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply, true));
  registerUpcoming(
    app,
    endpoint({
      method: 'PUT',
      path: '/essai/:id',
      summary: 'Essayer.',
      access: capability('none', 'edit-demande'),
      answer: answerNothing,
    }),
  );
  for (const url of ['/api/essai/1', '/api/essai/1/']) {
    const answer = await app.inject({ method: 'PUT', url, headers: { 'content-type': 'text/plain' }, body: 'x' });
    expect([answer.statusCode, answer.json()]).toEqual([501, TO_COME]);
  }
});

test('a call that nobody declared is 404, whatever its method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await send(server.url, method, '/nulle-part');
    expect([method, answer.status, await answer.json()]).toEqual([method, 404, { title: 'appel-inconnu' }]);
  }
});
