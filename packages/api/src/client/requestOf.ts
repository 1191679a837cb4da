import type { Endpoint } from '../endpoint.ts';

/** The input of any call, without its precise type. */
export type LooseInput = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly files?: readonly File[];
};

/** One segment of a path; an empty or dotted one would lead to another call. */
function segmentOf(name: string, value: string | number | undefined): string {
  const segment = String(value ?? '');
  if (/^\.{0,2}$/.test(segment)) throw new RangeError(`paramètre ${name} : « ${segment} »`);
  return encodeURIComponent(segment);
}

/** The address of a call under its base, its parameters and its query in it. */
export function addressOf({ path }: Endpoint, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_match, name: string) => segmentOf(name, params[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return filled + (search.size > 0 ? `?${search}` : '');
}

/** The body of a call: JSON, or a form whose part `data` comes first (rules/wire#multipart). */
export function bodyOf({ body }: Endpoint, input: LooseInput): { readonly json?: unknown; readonly form?: FormData } {
  if (body === undefined) return {};
  if (body.kind === 'json' || (body.sendsJson && (input.files ?? []).length === 0)) return { json: input.body };
  const form = new FormData();
  form.append('data', JSON.stringify(input.body));
  for (const file of input.files ?? []) form.append(body.files, file, file.name);
  return { form };
}

export type Identity = {
  readonly token: string | null;
  readonly habilisId: string | null;
  readonly roleId: number | null;
  readonly impersonation: string | null;
  readonly xsrf: string | null;
};

/** Headers that say who calls; for a write, also those against forgery and repetition (S9). */
export function headersOf(
  { method }: Endpoint,
  { token, habilisId, roleId, impersonation, xsrf }: Identity,
  idempotencyKey: string,
): Record<string, string> {
  const isWrite = method !== 'GET';
  return {
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(token === null || habilisId === null ? {} : { 'Habilis-Id': habilisId }),
    ...(roleId === null ? {} : { 'Role-Id': String(roleId) }),
    ...(impersonation === null ? {} : { Impersonation: impersonation }),
    ...(isWrite && xsrf !== null ? { 'X-XSRF-TOKEN': xsrf } : {}),
    ...(isWrite ? { 'Idempotency-Key': idempotencyKey } : {}),
  };
}
