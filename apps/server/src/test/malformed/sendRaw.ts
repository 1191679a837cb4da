import { request } from 'node:http';
import { connect } from 'node:net';

/** A request sent byte for byte, without a client's corrections. */
export type RawRequest = {
  readonly method: string;
  /** From `/api` on, sent unchanged. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: Uint8Array | string;
};
export type RawAnswer = { readonly status: number; readonly type: string; readonly text: string };

/** Sends a request with any method, header and body; the server may answer and close before the body is sent. */
export function sendRaw(url: string, { method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const length = bytes === undefined ? {} : { 'content-length': String(bytes.length) };
  // Node's client refuses anything but visible ASCII; percent-encoding means the same.
  const address = path.replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const sent = request(
      new URL(url),
      // The IP address, to avoid a name lookup per connection.
      { hostname: '127.0.0.1', method, path: address, headers: { ...length, ...headers }, agent: false },
      (answer) => {
        isAnswered = true;
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text });
        });
      },
    );
    sent.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    sent.end(bytes);
  });
}

/** Sends text to the server's port and gives the reply until it closes; `isCut` hangs up midway instead. */
export function sendText(url: string, text: string, isCut = false): Promise<RawAnswer> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      if (isCut) socket.write(text, () => setTimeout(() => socket.destroy(), 50));
      else socket.write(text);
    });
    const chunks: Buffer[] = [];
    socket.setTimeout(5000, () => socket.destroy(new Error(`sans réponse : ${JSON.stringify(text.slice(0, 200))}`)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, type: /^content-type: (.*)$/im.exec(head)?.[1] ?? '', text: rest.join('\r\n\r\n') });
    });
  });
}
