import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
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
