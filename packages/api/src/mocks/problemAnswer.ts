import { HttpResponse } from 'msw';
import type { Problem } from '../wire/Problem.ts';

export type ProblemDetails = Omit<Problem, 'title'> & {
  /** Seconds to wait before the next attempt. */
  readonly retryAfter?: number;
};

/** The server's answer to a refused call. */
export function problemAnswer(status: number, title: string, details: ProblemDetails = {}): Response {
  const { retryAfter, ...body } = details;
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return HttpResponse.json({ title, ...body }, { status, headers });
}
