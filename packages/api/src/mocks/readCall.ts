import type { Endpoint } from '../endpoint.ts';
import { parseFields, parseQuery } from '../wire/parseFields.ts';
import { problemAnswer } from './problemAnswer.ts';

/** The body of a call, before validation. */
type RawBody = { readonly data: unknown; readonly files: readonly File[] };
export type ReadCall = { readonly query: unknown; readonly body: unknown; readonly files: readonly File[] };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readMultipart(request: Request, filesName: string): Promise<RawBody | Response> {
  const form = await request.formData().catch(() => undefined);
  const [first] = form?.keys() ?? [];
  const text = form?.get('data');
  if (form === undefined || first !== 'data' || typeof text !== 'string')
    return problemAnswer(400, 'multipart-invalide');
  const data = parseJson(text);
  if (data === undefined) return problemAnswer(400, 'json-invalide');
  return { data, files: form.getAll(filesName).filter((part) => part instanceof File) };
}

async function readBody({ body }: Endpoint, request: Request): Promise<RawBody | Response> {
  if (body === undefined) return { data: undefined, files: [] };
  const type = request.headers.get('content-type') ?? '';
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  if (isMultipart && body.kind === 'multipart') return readMultipart(request, body.files);
  if (isMultipart || (body.kind === 'multipart' && !body.acceptsJson))
    return problemAnswer(415, 'type-de-contenu-refuse');
  const text = await request.text();
  if (text === '') return { data: body.kind === 'json' ? {} : undefined, files: [] };
  const data = parseJson(text);
  return data === undefined ? problemAnswer(400, 'json-invalide') : { data, files: [] };
}

/** Reads a call as the server does: its query, its body and its files, or the refusal that the server would answer. */
export async function readCall(endpoint: Endpoint, request: Request): Promise<ReadCall | Response> {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const query = parseQuery(endpoint, search);
  if (!query.ok) return problemAnswer(400, 'donnees-invalides', { errors: query.errors });
  const raw = await readBody(endpoint, request);
  if (raw instanceof Response) return raw;
  const body = endpoint.body === undefined ? undefined : parseFields(endpoint.body.schema, raw.data);
  if (body?.ok === false) return problemAnswer(400, 'donnees-invalides', { errors: body.errors });
  return { query: query.data, body: body?.data, files: raw.files };
}
