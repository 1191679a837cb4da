import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver, { type ObjectStore } from 's3rver';
import type { S3Config } from '../config.ts';

const BUCKET = 'habilis';

/** A local S3 service with one bucket; it checks access keys, not signatures. */
export type TestS3Server = {
  readonly config: S3Config;
  /** Its settings as environment variables. */
  readonly environment: Readonly<Record<string, string>>;
  readonly keys: () => Promise<string[]>;
  /** Makes every object this old. */
  readonly age: (ms: number) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

async function bytesOf(content: AsyncIterable<Uint8Array> | Uint8Array): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Makes each question about objects wait for the one before. A service shows an object whole or not at all; s3rver answers while the file is
 * still being written, and an answer then stops short of its announced length: its reader would wait for the rest.
 */
function showWholeObjects(store: ObjectStore): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const getObject = store.getObject.bind(store);
  const copyObject = store.copyObject.bind(store);
  const deleteObject = store.deleteObject.bind(store);
  store.copyObject = (...args) => inTurn(() => copyObject(...args));
  store.deleteObject = (...args) => inTurn(() => deleteObject(...args));
  store.getObject = (...args) =>
    inTurn(async () => {
      const found = await getObject(...args);
      if (found?.content != null) found.content = Readable.from([await bytesOf(found.content)]);
      return found;
    });
  store.putObject = async ({ bucket, key, metadata, content }) => {
    const bytes = await bytesOf(content ?? new Uint8Array());
    return inTurn(async () => {
      const md5 = createHash('md5').update(bytes).digest('hex');
      await writeFile(store.getResourcePath(bucket, key, 'object'), bytes);
      await store.putMetadata(bucket, key, metadata, md5);
      return { size: bytes.length, md5 };
    });
  };
}

/** Starts an S3 service with its objects in a temporary folder. */
export async function startS3Server(): Promise<TestS3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'habilis-s3-'));
  const start = async (wanted: number) => {
    const server = new S3rver({
      port: wanted,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET }],
    });
    showWholeObjects(server.store);
    return { server, port: (await server.run()).port };
  };
  let running = await start(0);
  const { port } = running;
  const endpoint = `http://127.0.0.1:${port}`;
  const objects = async () => (await readdir(join(directory, BUCKET))).filter((name) => name.endsWith('_object'));
  return {
    config: { endpoint, bucket: BUCKET, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys: async () => (await objects()).map((name) => name.replace(/\._S3rver_object$/, '')).toSorted(),
    age: async (ms) => {
      const then = new Date(Date.now() - ms);
      for (const name of await objects()) await utimes(join(directory, BUCKET, name), then, then);
    },
    stop: () => running.server.close(),
    restart: async () => void (running = await start(port)),
    close: async () => {
      await running.server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
