import type { Endpoint } from '@habilis/api/endpoint';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../Refusal.ts';
import { urlsOf } from './urlsOf.ts';

async function answerUpcoming(): Promise<never> {
  throw new Refusal(501, 'appel-a-venir');
}

/** Answers a declared call that is not built yet, before its body or caller is read (rules/wire#order-of-refusal). */
export function registerUpcoming(app: FastifyInstance, endpoint: Endpoint): void {
  for (const url of urlsOf(endpoint)) {
    app.route({ method: endpoint.method, url, onRequest: answerUpcoming, handler: answerUpcoming });
  }
}
