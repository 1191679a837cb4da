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

/** Sends an asset that the browser may keep, but must revalidate. */
export async function sendAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.header('ETag', asset.etag).header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  void reply.header('Content-Type', asset.type);
  if (encoding === undefined) return reply.send(asset.plain);
  return reply.header('Content-Encoding', encoding).send(await asset.compressed(encoding));
}
