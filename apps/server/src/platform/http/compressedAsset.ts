import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof COMPRESS;

/** Content that is the same for everybody until the next start. */
export type Asset = {
  readonly plain: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Compressed at the first use, then kept. */
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
};

/** Prepares a content to be served. */
export function assetOf(content: Buffer | string, type: string): Asset {
  const plain = Buffer.from(content);
  const kept = new Map<Encoding, Promise<Buffer>>();
  const compressed = (encoding: Encoding): Promise<Buffer> => {
    const known = kept.get(encoding) ?? COMPRESS[encoding](plain);
    kept.set(encoding, known);
    return known;
  };
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, type: `${type}; charset=utf-8`, etag, compressed };
}

/** What an address may name a content by, so that a browser keeps it and asks no more: the beginning of its tag. */
export const versionOf = ({ etag }: Asset): string => etag.slice(1, 9);

/** Sends an asset that the browser must revalidate, or may keep for a year when it was asked for by its version; by another's, of a server before an upgrade, never. */
export async function sendAsset(
  asset: Asset,
  request: FastifyRequest,
  reply: FastifyReply,
  version?: string,
): Promise<FastifyReply> {
  const kept = version === versionOf(asset) ? 'public, max-age=31536000, immutable' : 'no-cache';
  void reply.header('ETag', asset.etag).header('Cache-Control', kept).header('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  void reply.header('Content-Type', asset.type);
  if (encoding === undefined) return reply.send(asset.plain);
  return reply.header('Content-Encoding', encoding).send(await asset.compressed(encoding));
}
