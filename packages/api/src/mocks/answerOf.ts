import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { BrokenFixture } from './BrokenFixture.ts';

/** The response that carries an example; throws when it breaks the contract. */
export function answerOf(endpoint: Endpoint, value: unknown): Response {
  const { answer } = endpoint;
  if (value instanceof Response) return value;
  if (answer.kind === 'file') throw new BrokenFixture(endpoint, ['une réponse fichier est attendue (mockFile)']);
  if (answer.kind === 'nothing') {
    if (value !== undefined) throw new BrokenFixture(endpoint, ['aucun contenu n’est attendu']);
    return new HttpResponse(null, { status: 204 });
  }
  const parsed = z.safeParse(answer.schema, value);
  if (parsed.success) return HttpResponse.json(parsed.data as Record<string, unknown>);
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || '(racine)'} : ${message}`,
  );
  throw new BrokenFixture(endpoint, faults);
}
