import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Treatment of connections: forwarded, closed at once, or left unanswered. */
export type Passage = 'open' | 'hangs-up' | 'silent';

/** A proxy that a test can cut, like a network or a server that goes away. */
export type TestTcpProxy = {
  /** The target's URL through the proxy. */
  readonly url: string;
  /** Connections requested so far. */
  readonly asked: () => number;
  /** Changes the treatment; open connections are cut, or fall silent. */
  readonly turn: (passage: Passage) => void;
  /** Cuts every connection and refuses new ones. */
  readonly stop: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts a proxy to a URL's server. */
export async function startTcpProxy(target: string): Promise<TestTcpProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  const silenced = new Set<Socket>();
  let passage: Passage = 'open';
  let asked = 0;

  const pair = (near: Socket): void => {
    const far = connect(Number(port), hostname);
    const both = [near, far] as const;
    pairs.add(both);
    for (const [from, to] of [both, [far, near] as const]) {
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(both);
        if (!silenced.has(to)) to.destroy();
      });
      from.on('data', (chunk: Buffer) => {
        if (!silenced.has(from)) to.write(chunk);
      });
    }
  };
  const server = createServer((near) => {
    asked++;
    if (passage === 'open') return pair(near);
    near.on('error', () => undefined);
    if (passage === 'hangs-up') near.destroy();
    else silenced.add(near);
  });
  const cut = (): void => {
    for (const socket of [...pairs].flat()) socket.destroy();
    for (const socket of silenced) socket.destroy();
    silenced.clear();
  };
  const listen = (wanted: number) => new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  await listen(0);
  const bound = server.address() as AddressInfo;
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    cut();
    await closed;
  };
  const url = new URL(target);
  url.host = `127.0.0.1:${bound.port}`;
  return {
    url: url.href,
    asked: () => asked,
    turn: (wanted) => {
      if (wanted === passage) return;
      passage = wanted;
      if (wanted === 'silent') for (const socket of [...pairs].flat()) silenced.add(socket);
      else cut();
    },
    stop,
    restart: () => listen(bound.port),
    close: async () => {
      if (server.listening) await stop();
      else cut();
    },
  };
}
