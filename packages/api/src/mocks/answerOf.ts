import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { BrokenFixture } from './BrokenFixture.ts';

/** An example as the contract gives it, undefined when the call answers nothing; throws when it breaks the contract. */
export function exampleAnswer(endpoint: Endpoint, value: unknown): unknown {
  const { answer } = endpoint;
  if (answer.kind === 'file') throw new BrokenFixture(endpoint, ['une réponse fichier est attendue (mockFile)']);
  if (answer.kind === 'nothing') {
    if (value !== undefined) throw new BrokenFixture(endpoint, ['aucun contenu n’est attendu']);
    return undefined;
  }
  const parsed = z.safeParse(answer.schema, value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || '(racine)'} : ${message}`,
  );
  throw new BrokenFixture(endpoint, faults);
}

/** The response that carries an example; throws when it breaks the contract. */
export function answerOf(endpoint: Endpoint, value: unknown): Response {
  if (value instanceof Response) return value;
  const given = exampleAnswer(endpoint, value);
  return endpoint.answer.kind === 'nothing'
    ? new HttpResponse(null, { status: 204 })
    : HttpResponse.json(given as Record<string, unknown>);
}
