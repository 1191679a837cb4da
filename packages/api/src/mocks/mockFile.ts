import { HttpResponse, type HttpHandler } from 'msw';
import type { Answer, Endpoint } from '../endpoint.ts';
import { handle, type MockOptions } from './handle.ts';

type FileEndpoint = Endpoint & { readonly answer: Extract<Answer, { kind: 'file' }> };

/** Answers a call with a file and its name. */
export function mockFile(endpoint: FileEndpoint, file: File, options?: MockOptions): HttpHandler {
  const answer = async () =>
    new HttpResponse(await file.arrayBuffer(), {
      headers: {
        'Content-Type': file.type,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      },
    });
  return handle(endpoint, answer, options);
}
