import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { refuse } from '../Refusal.ts';

/** Deeper values are refused before parsing. */
const MAX_DEPTH = 20;
/** Most values allowed: the largest body of a screen has some hundreds. */
const MAX_VALUES = 20_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Checks JSON as its bytes arrive; throws as soon as it is too deep or has too many values. */
export function jsonMeasure(): (chunk: Uint8Array) => void {
  let depth = 0;
  let values = 0;
  let isInText = false;
  let isEscaped = false;
  return (chunk) => {
    for (const byte of chunk) {
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInText = false;
      } else if (byte === QUOTE) isInText = true;
      else if (byte === COMMA) values++;
      else if (OPENING.has(byte)) {
        values++;
        depth++;
      } else if (CLOSING.has(byte)) depth--;
      if (depth > MAX_DEPTH) throw refuse.badRequest('json-invalide');
      if (values > MAX_VALUES) throw refuse.tooLarge();
    }
  };
}

/** Refuses a JSON body whose `Content-Length` exceeds the call's limit. */
export function checkLength({ headers, routeOptions }: FastifyRequest): void {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  if (isJson && Number(headers['content-length'] ?? 0) > (routeOptions.bodyLimit ?? 0)) throw refuse.tooLarge();
}

/** Reads a JSON body up to the call's limit; the rest of a refused one is dropped as it arrives, so that its sender reads the answer. */
export function readJsonBytes(request: FastifyRequest, payload: Readable): Promise<Buffer> {
  const largest = request.routeOptions.bodyLimit ?? 0;
  const measure = jsonMeasure();
  const chunks: Buffer[] = [];
  let total = 0;
  return new Promise((resolve, reject) => {
    const settle = (error?: unknown) => {
      payload.off('data', take).off('end', settle).off('error', settle);
      if (error === undefined) return resolve(Buffer.concat(chunks));
      payload.resume();
      reject(error);
    };
    const take = (chunk: Buffer) => {
      total += chunk.length;
      try {
        if (total > largest) throw refuse.tooLarge();
        measure(chunk);
        chunks.push(chunk);
      } catch (error) {
        settle(error);
      }
    };
    payload.on('data', take).once('end', settle).once('error', settle);
  });
}
