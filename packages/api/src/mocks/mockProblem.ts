import type { HttpHandler } from 'msw';
import type { Endpoint } from '../endpoint.ts';
import type { Problem } from '../wire/Problem.ts';
import { handle, type MockOptions } from './handle.ts';
import { problemAnswer, type ProblemDetails } from './problemAnswer.ts';

/** A call that the server refuses, with the faults of its fields if any. */
export function mockProblem(
  endpoint: Endpoint,
  status: number,
  title: string,
  errors?: Problem['errors'],
  { delay, isOnce, ...details }: MockOptions & Omit<ProblemDetails, 'errors'> = {},
): HttpHandler {
  const options = { ...(delay === undefined ? {} : { delay }), ...(isOnce === undefined ? {} : { isOnce }) };
  const refusal = { ...details, ...(errors === undefined ? {} : { errors }) };
  return handle(endpoint, () => problemAnswer(status, title, refusal), options);
}
