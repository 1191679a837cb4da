import type { IncomingMessage, ServerResponse } from 'node:http';
import { ContractError, ProblemError, TransportError } from '../client/errors.ts';
import type { ApplicationProperties } from '../application/endpoints.ts';

export const JSON_TYPE = { 'content-type': 'application/json' };
/** An answer to `GET /application-properties`. */
export const extensions: ApplicationProperties = {
  allowedFileExtensions: ['pdf'],
  allowedSupportFileExtensions: [],
  allowedManuelFileExtensions: [],
};

/** A server's bad behaviour, and the error that the call must give. */
export type AwkwardAnswer = {
  readonly what: string;
  readonly call?: 'read' | 'notify' | 'download' | 'upload';
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  readonly error: typeof TransportError | typeof ProblemError | typeof ContractError;
  readonly status: number;
};

const endless = (response: ServerResponse) => {
  const piece = Buffer.alloc(1024 * 1024, ' ');
  const more = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
};

/** Servers that are slow, die, or answer something else. */
export const awkwardAnswers: readonly AwkwardAnswer[] = [
  // Slow
  { what: 'says nothing', answer: () => undefined, error: TransportError, status: 0 },
  {
    what: 'stops in the middle of its answer',
    answer: (_request, response) => response.writeHead(200, JSON_TYPE).write('{"allowed'),
    error: TransportError,
    status: 0,
  },
  {
    what: 'stops in the middle of a file',
    call: 'download',
    answer: (_request, response) => response.writeHead(200, { 'content-disposition': 'attachment' }).write('%PDF'),
    error: TransportError,
    status: 0,
  },
  {
    what: 'stops in the middle of a refusal',
    answer: (_request, response) => response.writeHead(503, JSON_TYPE).write('{"title'),
    error: ProblemError,
    status: 503,
  },
  {
    what: 'reads nothing of an upload',
    call: 'upload',
    answer: (request) => void request.pause(),
    error: TransportError,
    status: 0,
  },
  // Dying
  {
    what: 'resets before the headers',
    answer: ({ socket }) => socket.resetAndDestroy(),
    error: TransportError,
    status: 0,
  },
  {
    what: 'resets in mid body',
    answer: ({ socket }, response) => {
      response.writeHead(200, JSON_TYPE).write('{"allowed', () => setTimeout(() => socket.resetAndDestroy(), 20));
    },
    error: TransportError,
    status: 0,
  },
  {
    what: 'ends before its announced length',
    answer: (_request, response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '500' });
      response.write('{"allowed', () => setTimeout(() => response.destroy(), 20));
    },
    error: TransportError,
    status: 0,
  },
  {
    what: 'resets in the middle of a file',
    call: 'download',
    answer: ({ socket }, response) => {
      response.writeHead(200, { 'content-disposition': 'attachment', 'content-length': '500' });
      response.write('%PDF', () => setTimeout(() => socket.resetAndDestroy(), 20));
    },
    error: TransportError,
    status: 0,
  },
  {
    what: 'resets during an upload',
    call: 'upload',
    answer: (request) => void request.once('data', () => request.socket.resetAndDestroy()),
    error: TransportError,
    status: 0,
  },
  // Garbage
  {
    what: 'answers a page',
    answer: (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
    error: ContractError,
    status: 200,
  },
  {
    what: 'answers a page where nothing is expected',
    call: 'notify',
    answer: (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
    error: ContractError,
    status: 200,
  },
  {
    what: 'answers a page in the place of a file',
    call: 'download',
    answer: (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
    error: ContractError,
    status: 200,
  },
  {
    what: 'answers broken JSON',
    answer: (_request, response) => response.writeHead(200, JSON_TYPE).end('{"allowedFileExtensions":'),
    error: ContractError,
    status: 200,
  },
  {
    what: 'answers nothing where JSON is expected',
    answer: (_request, response) => response.writeHead(204).end(),
    error: ContractError,
    status: 204,
  },
  {
    what: 'answers JSON of another form',
    answer: (_request, response) => response.writeHead(200, JSON_TYPE).end('{"allowedFileExtensions":"pdf"}'),
    error: ContractError,
    status: 200,
  },
  {
    what: 'answers the right JSON under another type',
    answer: (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(extensions)),
    error: ContractError,
    status: 200,
  },
  {
    what: 'never ends its JSON',
    answer: (_request, response) => endless(response.writeHead(200, JSON_TYPE)),
    error: ContractError,
    status: 200,
  },
  {
    what: 'never ends its refusal',
    answer: (_request, response) => endless(response.writeHead(500, JSON_TYPE)),
    error: ProblemError,
    status: 500,
  },
  {
    what: 'redirects a read',
    answer: (_request, response) => response.writeHead(302, { location: '/connexion' }).end(),
    error: ContractError,
    status: 302,
  },
  {
    what: 'redirects a write, its method kept',
    call: 'notify',
    answer: (_request, response) => response.writeHead(308, { location: '/ailleurs' }).end(),
    error: ContractError,
    status: 308,
  },
  {
    what: 'refuses without a word',
    answer: (_request, response) => response.writeHead(502).end(),
    error: ProblemError,
    status: 502,
  },
  {
    what: 'refuses with a page',
    call: 'notify',
    answer: (_request, response) => response.writeHead(504, { 'content-type': 'text/html' }).end('<html></html>'),
    error: ProblemError,
    status: 504,
  },
  {
    what: 'refuses with a status of its own',
    answer: (_request, response) => response.writeHead(799).end('{"title":1}'),
    error: ProblemError,
    status: 799,
  },
];
