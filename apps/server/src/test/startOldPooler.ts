import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

/** What a server says to whoever it lets in: authenticated, ready, no transaction. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const SYNC = 0x53;

/** A way to one database session that all who connect share, as a pooler that knows no named statements gives them. */
export type OldPooler = { readonly url: string; readonly close: () => Promise<void> };

/** Whether what was received ends a question: its last message is a Sync, or a plain query. */
const isWhole = (received: Buffer): boolean => received.at(-5) === SYNC || received[0] === 0x51;

/** Starts a pooler of version 1.18, as far as named statements go, in front of an embedded database. */
export async function startOldPooler(pglite: PGlite): Promise<OldPooler> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let isIn = false;
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      if (!isIn) {
        isIn = true;
        socket.write(WELCOME);
        return;
      }
      // Terminate: the session is everybody's and stays.
      if (chunk[0] === 0x58) return void socket.end();
      received = Buffer.concat([received, chunk]);
      if (!isWhole(received)) return;
      const question = received;
      received = Buffer.alloc(0);
      void pglite.execProtocolRaw(question).then((answer) => socket.write(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://habilis@127.0.0.1:${port}/postgres`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
