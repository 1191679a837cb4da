import { HttpResponse, type HttpHandler } from 'msw';
import type { Endpoint } from '../endpoint.ts';
import { handle, type MockOptions } from './handle.ts';

/** A call that gets no answer, as when the connection is lost. */
export function mockOutage(endpoint: Endpoint, options?: MockOptions): HttpHandler {
  return handle(endpoint, () => HttpResponse.error(), options);
}
