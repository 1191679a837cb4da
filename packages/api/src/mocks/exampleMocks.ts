import type { HttpHandler } from 'msw';
import { CALLS } from '../contract.ts';
import type { Answer, Endpoint } from '../endpoint.ts';
import { describedSchemas } from '../openapi/describedSchemas.ts';
import { exampleOf } from '../openapi/exampleOf.ts';
import { answerOf } from './answerOf.ts';
import { handle } from './handle.ts';
import { mockFile } from './mockFile.ts';
import { readCall } from './readCall.ts';

const schemas = describedSchemas();

type FileEndpoint = Endpoint & { readonly answer: Extract<Answer, { kind: 'file' }> };
const givesFile = (endpoint: Endpoint): endpoint is FileEndpoint => endpoint.answer.kind === 'file';

function exampleMock(endpoint: Endpoint): HttpHandler {
  if (givesFile(endpoint)) return mockFile(endpoint, new File(['Exemple'], 'exemple.txt', { type: 'text/plain' }));
  const { answer } = endpoint;
  return handle(endpoint, async (request) => {
    const read = await readCall(endpoint, request);
    if (read instanceof Response) return read;
    const example =
      answer.kind === 'json' ? exampleOf(schemas.describe(answer.schema, 'output'), schemas.components()) : undefined;
    return answerOf(endpoint, example);
  });
}

/** Made once for all stories: they keep nothing. */
const MOCKS: readonly HttpHandler[] = CALLS.filter(({ endpoint }) => endpoint.built !== false).map(({ endpoint }) =>
  exampleMock(endpoint),
);

/** Answers to every call that is built, each the example of its schema: they come after the examples that were written. */
export const exampleMocks = (): readonly HttpHandler[] => MOCKS;
