import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A message as its receiver got it. */
export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

type Answer = (response: ServerResponse, received: Received) => void;

/** Somebody's software that receives webhooks; `answer` may be changed while it runs. */
export async function startReceiver({
  host = '127.0.0.1',
  port = 0,
  tls,
}: {
  readonly host?: string;
  readonly port?: number;
  readonly tls?: { readonly key: string; readonly cert: string };
} = {}) {
  const received: Received[] = [];
  const receiver = {
    received,
    answer: ((response) => response.writeHead(204).end()) as Answer,
    url: '',
    port: 0,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const listener: Parameters<typeof createServer>[1] = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      receiver.answer(response, one);
    });
  };
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  receiver.port = (server.address() as AddressInfo).port;
  receiver.url = `${tls === undefined ? 'http' : 'https'}://${host}:${receiver.port}/habilis`;
  return receiver;
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
