import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

/** A server's reply to a new connection: authenticated, ready, no transaction. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const SYNC = 0x53;

/** Connections that share one database session, as behind a pooler without named statements. */
export type OldPooler = { readonly url: string; readonly close: () => Promise<void> };

/** Whether the received bytes end a query: the last message is a Sync, or a simple query. */
const isWhole = (received: Buffer): boolean => received.at(-5) === SYNC || received[0] === 0x51;

/** Starts a pooler that treats named statements like version 1.18, before an embedded database. */
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
      // Terminate: the session is shared, so it stays.
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
