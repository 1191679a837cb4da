import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Problem } from '../wire/Problem.ts';
import { ContractError, ProblemError } from './errors.ts';

/** Far above any JSON of the contract: a list has at most 200 rows. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

class TooLongError extends Error {}

/** The same answer, with a call to `moved` for each piece; its stream fails past the limit. */
function watched(response: Response, moved: () => void, limit: number): Response {
  if (response.body === null) return response;
  let size = 0;
  const pieces = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      moved();
      size += piece.byteLength;
      if (size > limit) controller.error(new TooLongError(`réponse de plus de ${limit} octets`));
      else controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(pieces), { headers: response.headers });
}

/** Seconds to wait, told as such or as a date by the server's own clock (RFC 9110). */
function waitOf({ headers }: Response): number | undefined {
  const told = headers.get('retry-after');
  if (told === null) return undefined;
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  const seconds = /^\d+$/.test(told) ? Number(told) : Math.ceil((Date.parse(told) - now) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** The error of a refused call; without a readable body, it is named after the status. */
export async function problemOf(response: Response, moved: () => void): Promise<ProblemError> {
  const text = await watched(response, moved, MAX_TEXT_BYTES)
    .text()
    .catch(() => '');
  const parsed = z.safeParse(Problem, parsedOf(text));
  const problem = parsed.success ? parsed.data : { title: `http.${response.status}` };
  return new ProblemError(response.status, problem, waitOf(response), response.headers.get('x-request-id'));
}

/** The value of a JSON text, undefined when it is none. */
function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The answer of a call, checked by its contract; throws ContractError when it does not match, or the stream's error. */
export async function readAnswer(
  { answer, method, path }: Endpoint,
  response: Response,
  moved: () => void,
): Promise<unknown> {
  const { status, headers } = response;
  const broken = (cause: unknown) => new ContractError(`${method} ${path}`, status, cause);
  const isRedirection = response.type === 'opaqueredirect' || (status >= 300 && status < 400);
  if (isRedirection) throw broken('redirection');
  if (answer.kind === 'file') {
    const disposition = headers.get('content-disposition');
    // Otherwise a page sent instead of a file, such as a proxy's, would be saved under the file's name.
    if (disposition === null) throw broken('fichier sans Content-Disposition');
    const blob = await watched(response, moved, Infinity).blob();
    // Read with the first file, as no other call needs it; where it cannot be, the file has no name.
    const filename = await import('./filenameOf.ts').then(
      ({ filenameOf }) => filenameOf(disposition),
      () => null,
    );
    return { blob, filename };
  }
  const type = headers.get('content-type') ?? '';
  if (answer.kind === 'json' && !JSON_TYPE.test(type)) throw broken(`type ${type}`);
  const text = await watched(response, moved, MAX_TEXT_BYTES)
    .text()
    .catch((error: unknown) => {
      throw error instanceof TooLongError ? broken(error) : error;
    });
  if (answer.kind === 'nothing') {
    if (text === '') return undefined;
    throw broken('contenu inattendu');
  }
  const value = parsedOf(text);
  if (value === undefined) throw broken('JSON illisible');
  const parsed = z.safeParse(answer.schema, value);
  if (!parsed.success) throw broken(parsed.error);
  return parsed.data;
}
