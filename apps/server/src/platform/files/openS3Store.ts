import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { S3mini } from 's3mini';
import type { S3Config } from '../../config.ts';
import { Refusal } from '../Refusal.ts';
import { type FileStore, type IsWanted, missingContent } from './FileStore.ts';
import { receiveAside } from './receiveFile.ts';

const ASIDE = 'a-retirer-';
/** The object that identifies the bucket. */
const IDENTITY = 'identite';
/** An object in its place or set aside; a refused call adds a unique suffix, since two calls may do it at once. */
const KEY = /^(?:a-retirer-)?([0-9a-f]{64})(?:\.[\w-]{36})?$/;
const PATIENCE_MS = 20_000;
const PAGE = 1000;

async function* listObjects(s3: S3mini) {
  let next: string | undefined;
  do {
    const page = await s3.listObjectsPaged('/', '', PAGE, next);
    yield* page?.objects ?? [];
    next = page?.nextContinuationToken;
  } while (next !== undefined);
}

/** Settles an object set aside: back in its place if a row now names it, else deleted. Gives whether it was deleted. */
async function settleAside(s3: S3mini, aside: string, sha256: string, isNamed: boolean): Promise<boolean> {
  if (isNamed && (await s3.objectExists(sha256)) !== true) await s3.copyObject(aside, sha256);
  await s3.deleteObject(aside);
  return !isNamed;
}

/** Deletes an object unless it is wanted, checked again once it is set aside (as in a folder). */
async function discardObject(s3: S3mini, sha256: string, isWanted: IsWanted): Promise<void> {
  if ((await isWanted(sha256)) || (await s3.objectExists(sha256)) !== true) return;
  const aside = `${ASIDE}${sha256}.${randomUUID()}`;
  await s3.copyObject(sha256, aside);
  await s3.deleteObject(sha256);
  await settleAside(s3, aside, sha256, await isWanted(sha256));
}

/**
 * Removes unnamed objects in two sweeps: the first sets them aside, where they can still be read; a later one deletes them. By then, an upload
 * of the same content that the first sweep missed has written its row.
 */
async function sweepObjects(s3: S3mini, ageMs: number, isNamed: (sha256: string) => Promise<boolean>): Promise<number> {
  const limitMs = Date.now() - ageMs;
  let removed = 0;
  for await (const { Key: key, LastModified: modified } of listObjects(s3)) {
    const sha256 = KEY.exec(key)?.[1];
    if (modified.getTime() >= limitMs || sha256 === undefined) continue;
    const named = await isNamed(sha256);
    if (key !== sha256) {
      if (await settleAside(s3, key, sha256, named)) removed++;
    } else if (!named) {
      await s3.copyObject(sha256, `${ASIDE}${sha256}`);
      await s3.deleteObject(sha256);
    }
  }
  return removed;
}

/** A file store in a service; refuses 503 while it is down. */
export type ServiceStore = FileStore & {
  /** Stores a received content under its hash. */
  readonly send: (sha256: string, content: Blob) => Promise<void>;
};

/** A file store in an S3 bucket: one object per content, with its hash as key, written whole or not at all. */
export function openS3Store(config: S3Config, log: Logger): ServiceStore {
  const s3 = new S3mini({
    endpoint: `${config.endpoint.replace(/\/+$/, '')}/${config.bucket}`,
    region: config.region,
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    requestAbortTimeout: PATIENCE_MS,
  });
  /** Turns a failure of the service into a 503 for the caller, and logs its cause. */
  const ask = async <T>(question: Promise<T>): Promise<T> => {
    try {
      return await question;
    } catch (error) {
      log.error({ err: error }, 'service de fichiers');
      throw new Refusal(503, 'service-indisponible');
    }
  };
  const send: ServiceStore['send'] = async (sha256, content) => {
    // The service checks the content against this hash.
    const sum = { 'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64') };
    await ask(s3.putObject(sha256, content, 'application/octet-stream', undefined, sum));
  };
  return {
    send,
    put: (stream, maxBytes, admit) =>
      receiveAside(stream, maxBytes, async (stored, temporary) => {
        await admit?.(stored);
        await send(stored.sha256, await openAsBlob(temporary));
      }),
    discard: (sha256, isWanted) => ask(discardObject(s3, sha256, isWanted)),
    isShared: true,
    identity: async (first) => {
      const known = await ask(s3.getObjectResponse(IDENTITY));
      if (known !== null) return known.text();
      await ask(s3.putObject(IDENTITY, first, 'text/plain'));
      // Read back, so that two processes starting at once both use the last written.
      return (await ask(s3.getObjectResponse(IDENTITY)))?.text() ?? '';
    },
    read: async (sha256) => {
      const answer =
        (await ask(s3.getObjectResponse(sha256))) ?? (await ask(s3.getObjectResponse(`${ASIDE}${sha256}`)));
      if (answer?.body == null) throw missingContent();
      return Readable.from(answer.body);
    },
    has: async (sha256) =>
      (await ask(s3.objectExists(sha256))) === true || (await ask(s3.objectExists(`${ASIDE}${sha256}`))) === true,
    check: async () => {
      if (!(await ask(s3.bucketExists()))) throw new Error(`le compartiment ${config.bucket} n’existe pas`);
    },
    isHolding: false,
    settle: async () => undefined,
    sweep: (ageMs, isNamed) => sweepObjects(s3, ageMs, isNamed),
  };
}
