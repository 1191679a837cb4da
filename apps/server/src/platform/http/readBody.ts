import type { Body, Depot, MultipartBody } from '@habilis/api/endpoint';
import type { TitleOf } from '@habilis/api/openapi/problemTitles';
import { hasStackedAccents } from '@habilis/domain/clean-text/hasStackedAccents';
import { EXTENSIONS_IMAGE } from '@habilis/domain/modele-certificat/images';
import type { Settings } from '@habilis/domain/setting/settings';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { checkUpload } from '../files/checkUpload.ts';
import type { CallDeposits } from '../files/deposits.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { UploadedFile } from '../Handler.ts';
import { refuse, refuseAny } from '../Refusal.ts';
import { jsonMeasure } from './readJsonBytes.ts';

/** What reading a body needs. */
export type ReadTools = {
  readonly files: FileStore;
  /** Called before the first file, to count them. */
  readonly beginDeposit: () => Promise<void>;
  readonly admitFile: CallDeposits['admit'];
  readonly settings: Settings;
  readonly beforeFiles: BeforeFiles | undefined;
};

export type RawBody = { readonly data: unknown; readonly files: readonly UploadedFile[] };

/** A multipart boundary, at most 70 characters (RFC 2046); the parser fails on much longer ones. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";,]{1,70})\s*(?:;|$)/i;

/** Whether a text has a NUL or half of a surrogate pair, which PostgreSQL cannot store, or accents that would hold the thread (W1000). */
const isOddText = (text: string): boolean => text.includes('\0') || !text.isWellFormed() || hasStackedAccents(text);

/** Whether a value, whose depth was already checked, contains such a text. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return isOddText(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, child]) => isOddText(key) || isUnstorable(child));
}

/** Parses JSON already measured; refuses 400 a broken text, one that cannot be stored, or one that nobody reads. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse.badRequest('json-invalide');
  }
  if (isUnstorable(value)) throw refuse.badRequest('json-invalide');
  return value;
}

type Limits = {
  readonly extensions: readonly string[];
  readonly totalBytes: number;
  readonly tooLarge: TitleOf<413>;
};

const LIMITS: Readonly<Record<Depot, (settings: Settings) => Limits>> = {
  demande: ({ extensionsFichier, tailleMaxRequeteOctets }) => ({
    extensions: extensionsFichier,
    totalBytes: tailleMaxRequeteOctets,
    tooLarge: 'requete-trop-grosse',
  }),
  support: ({ extensionsSupport, tailleMaxEnvoiSupportOctets }) => ({
    extensions: extensionsSupport,
    totalBytes: tailleMaxEnvoiSupportOctets,
    tooLarge: 'support.pieces-trop-lourdes',
  }),
  modele: ({ tailleMaxRequeteOctets }) => ({
    extensions: EXTENSIONS_IMAGE,
    totalBytes: tailleMaxRequeteOctets,
    tooLarge: 'requete-trop-grosse',
  }),
  manuel: ({ extensionsManuel, tailleMaxRequeteOctets }) => ({
    extensions: extensionsManuel,
    totalBytes: tailleMaxRequeteOctets,
    tooLarge: 'requete-trop-grosse',
  }),
};

/** Checks a body before any of its files is received; throws to refuse. */
export type BeforeFiles = (data: unknown) => Promise<void>;

/** The name that the body gives a file (rules/wire#multipart), before validation; undefined when it gives none. */
function nameGiven(data: unknown, list: string, partIndex: number): string | undefined {
  const inputs: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, list) : undefined;
  if (!Array.isArray(inputs)) return undefined;
  const named = z.object({ partIndex: z.literal(partIndex), userFilename: z.string() });
  return inputs.map((input) => z.safeParse(named, input).data?.userFilename).find((name) => name !== undefined);
}

/** What the sender is told of an error while their parts are read. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refuse.tooLarge('fichier.trop-gros');
  // Any other error of the parser is the sender's fault.
  if (
    code.startsWith('FST_') ||
    (error instanceof Error && /multipart|Unexpected end|Malformed/i.test(error.message))
  ) {
    return refuse.badRequest('multipart-invalide');
  }
  return error;
}

async function readMultipart(
  request: FastifyRequest,
  body: MultipartBody,
  { files, beginDeposit, admitFile, settings, beforeFiles }: ReadTools,
): Promise<RawBody> {
  const { extensions, totalBytes, tooLarge } = LIMITS[body.depot](settings);
  if (!BOUNDARY.test(request.headers['content-type'] ?? '')) throw refuse.badRequest('multipart-invalide');
  // Cut while the caller was looked up: the parser would wait for ever.
  if (request.raw.destroyed) throw refuse.badRequest('multipart-invalide');
  let data: unknown;
  let total = 0;
  const uploaded: UploadedFile[] = [];
  try {
    for await (const part of request.parts({
      // Keeps slashes: the name is not a path to be cut to its last part.
      preservePath: true,
      limits: {
        fileSize: settings.tailleMaxFichierOctets + 1,
        files: 50,
        fields: 1,
        fieldSize: request.routeOptions.bodyLimit ?? 0,
      },
    })) {
      if (part.type === 'field') {
        if (part.fieldname !== 'data' || data !== undefined) throw refuse.badRequest('multipart-invalide');
        const text = String(part.value);
        jsonMeasure()(Buffer.from(text));
        data = parseJson(text);
        continue;
      }
      // A part may be a file by its type alone, without a name.
      const filename: string | undefined = part.filename;
      if (data === undefined || part.fieldname !== body.files || filename === undefined || isOddText(filename)) {
        throw refuse.badRequest('multipart-invalide');
      }
      if (uploaded.length === 0) {
        await beforeFiles?.(data);
        await beginDeposit();
      }
      await files.put(part.file, settings.tailleMaxFichierOctets, async (stored) => {
        const { sha256, taille } = stored;
        total += taille;
        if (total > totalBytes) throw refuseAny.tooLarge(tooLarge);
        const name = nameGiven(data, body.files, uploaded.length) ?? filename;
        const checked = await checkUpload(name, stored, extensions);
        await admitFile(stored);
        uploaded.push({ partIndex: uploaded.length, ...checked, sha256, taille });
      });
    }
  } catch (error) {
    // Reads and drops the rest: a client that is still sending would not read the answer.
    request.raw.unpipe().resume();
    throw refusalOf(error);
  }
  if (data === undefined) throw refuse.badRequest('multipart-invalide');
  return { data, files: uploaded };
}

/** Reads the body that the call declares; a missing one is an empty object. */
export async function readBody(request: FastifyRequest, body: Body, tools: ReadTools): Promise<RawBody> {
  if (body.kind === 'multipart' && request.isMultipart()) return readMultipart(request, body, tools);
  const raw: unknown = request.body;
  if (Buffer.isBuffer(raw) && raw.length > 0) return { data: parseJson(raw.toString('utf8')), files: [] };
  return { data: body.kind === 'json' ? {} : undefined, files: [] };
}

/** Refuses a content type that the call does not accept, before identification (rules/wire#order-of-refusal). */
export function checkContentType(request: FastifyRequest, body: Body | undefined): void {
  const type = request.headers['content-type'];
  const length = request.headers['content-length'];
  if (type === undefined || body === undefined) return;
  if (length === '0' && body.kind === 'json') return;
  const isJson = /^application\/json\b/i.test(type);
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  if (isJson && (body.kind === 'json' || body.acceptsJson)) return;
  if (isMultipart && body.kind === 'multipart') return;
  throw refuse.unsupported();
}
