import type { ModeArret } from '@habilis/domain/arret/Arret';
import type { Capability } from '@habilis/domain/role/capability';
import type * as z from 'zod/mini';

/** Any zod schema, classic or mini. */
export type Schema<Output = unknown> = z.core.$ZodType<Output>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may make a call: a guest, anyone signed in, or a role that has one of these capabilities. */
export type Access =
  | { readonly kind: 'guest' }
  /** True for calls about the caller's account alone: they work before a required second factor exists. */
  | { readonly kind: 'signed-in'; readonly isOwnAccount?: true }
  /** `scope` names the object whose scope decides after the capability: out of scope answers 404 (rules/wire#order-of-refusal). */
  | { readonly kind: 'capability'; readonly anyOf: readonly Capability[]; readonly scope: string };

type AccessOf<Kind extends Access['kind']> = Extract<Access, { kind: Kind }>;
export const guest: AccessOf<'guest'> = { kind: 'guest' };
export const signedIn: AccessOf<'signed-in'> = { kind: 'signed-in' };
/** Access to calls about the caller's account alone, for anyone signed in: session, password, factors, history. */
export const ownAccount: AccessOf<'signed-in'> = { kind: 'signed-in', isOwnAccount: true };
/** Access for the roles that have at least one of the capabilities, on objects of the given scope; `none` and `list` name no object. */
export function capability<const S extends string>(
  scope: S,
  ...anyOf: readonly Capability[]
): AccessOf<'capability'> & { readonly scope: S } {
  return { kind: 'capability', anyOf, scope };
}

/** A body sent as JSON; a guest may send as much of an `isLarge` one as who is signed in. */
export type JsonBody<S extends Schema = Schema> = {
  readonly kind: 'json';
  readonly schema: S;
  readonly isLarge?: boolean;
};
/** Whose limits apply to the files of a body: extensions, size, number (V8). */
export type Depot = 'demande' | 'support' | 'manuel' | 'modele';
/**
 * A body sent as multipart: part `data` (JSON) first, then the files in the order of `partIndex`. Who answers takes JSON too where
 * `acceptsJson`; who calls sends JSON when there is no file where `sendsJson`.
 */
export type MultipartBody<S extends Schema = Schema> = {
  readonly kind: 'multipart';
  readonly schema: S;
  readonly files: string;
  readonly depot: Depot;
  readonly acceptsJson: boolean;
  readonly sendsJson: boolean;
};
export type Body = JsonBody | MultipartBody;

export function json<S extends Schema>(
  schema: S,
  { isLarge = false }: { readonly isLarge?: boolean } = {},
): JsonBody<S> {
  return { kind: 'json', schema, ...(isLarge ? { isLarge } : {}) };
}
export function multipart<S extends Schema>(
  schema: S,
  files: string,
  {
    depot = 'demande',
    acceptsJson = true,
    sendsJson = acceptsJson,
  }: { readonly depot?: Depot; readonly acceptsJson?: boolean; readonly sendsJson?: boolean } = {},
): MultipartBody<S> {
  return { kind: 'multipart', schema, files, depot, acceptsJson, sendsJson };
}

/** What a successful call gives: JSON of a schema, a file, or nothing (204). */
export type Answer =
  | { readonly kind: 'json'; readonly schema: Schema }
  | { readonly kind: 'file' }
  | { readonly kind: 'nothing' };

export function answerJson<S extends Schema>(schema: S): { readonly kind: 'json'; readonly schema: S } {
  return { kind: 'json', schema };
}
export const answerFile: { readonly kind: 'file' } = { kind: 'file' };
export const answerNothing: { readonly kind: 'nothing' } = { kind: 'nothing' };

/** During an impersonation, a call is served in the person's name, refused, or about whoever acts (rules/wire#impersonation). */
export type ImpersonationMode = 'served' | 'refused' | 'own';

/** Which calls an announced stop leaves: one that only reads whatever its method, while pages are read; one that a stop never takes, such as signing in (EX1055). */
export type DuringArret = 'lecture' | 'toujours';

/** A status with which a call may be refused. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 501 | 503;

/** Titles of refusals by status: keys under `erreurs.`, each under one status alone (rules/wire#error-body). */
export type Problems = { readonly [Status in ProblemStatus]?: readonly string[] };

/** One call of the contract, as data; paths are relative to `/api` and keep their trailing slash to the letter. */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/${string}`;
  /** What the user gets from it, in one sentence. */
  readonly summary: string;
  /** Declared but not built: answers 501 `appel-a-venir`. */
  readonly built?: false;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Body;
  readonly answer: Answer;
  /** What the call does while somebody acts as another person. @default what is about one's own person and writes is refused, the rest serves */
  readonly impersonation?: ImpersonationMode;
  /** Whether an application may make it by its own key, within its scopes (decision 0252). @default false */
  readonly machines?: true;
  /** What an announced stop leaves of it. @default a GET while pages are read, nothing else */
  readonly duringArret?: DuringArret;
  /** Seconds for which anybody may cache the answer, the same for all; not cached when absent. */
  readonly cachedSeconds?: number;
  /** Titles of this call's own refusals, besides the general ones, by status. */
  readonly problems?: Problems;
  /** Titles by which the answer tells that one of several things asked for was refused, under the status that it would have alone. */
  readonly problemsOfOne?: Problems;
};

/** Declares a call and keeps its precise type. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

/** What a call does during an impersonation (S18). */
export const impersonationModeOf = ({ access, impersonation, method }: Endpoint): ImpersonationMode =>
  impersonation ?? (access.kind === 'signed-in' && method !== 'GET' ? 'refused' : 'served');

/** Whether a stop leaves a call: what reads while nothing is written, or what a stop never takes (EX1055). */
export function isLeftByArret({ method, duringArret }: Endpoint, mode: ModeArret): boolean {
  if (duringArret === 'toujours') return true;
  return mode === 'LECTURE_SEULE' && (method === 'GET' || duringArret === 'lecture');
}

/** Whether a call changes something: what only reads may be sent by POST, for what it is narrowed by. */
export const changesSomething = ({ method, duringArret }: Pick<Endpoint, 'method' | 'duringArret'>): boolean =>
  method !== 'GET' && duringArret !== 'lecture';

/** Whether a call waits until its caller has the second factor that one of their roles demands (SF7). */
export const demandsSecondFactor = ({ access }: Endpoint): boolean =>
  access.kind === 'capability' || (access.kind === 'signed-in' && access.isOwnAccount !== true);

type OutputOf<S> = S extends Schema ? z.core.output<S> : never;
type InputOf<S> = S extends Schema ? z.core.input<S> : never;

/** Parsed path parameters of a call. */
export type ParamsOf<E extends Endpoint> = E extends { params: infer S } ? OutputOf<S> : Record<string, never>;
/** Parsed query of a call, as the server reads it. */
export type QueryOf<E extends Endpoint> = E extends { query: infer S } ? OutputOf<S> : Record<string, never>;
/** Body of a call after validation. */
export type BodyOf<E extends Endpoint> = E extends { body: { schema: infer S } } ? OutputOf<S> : undefined;
/** What a call answers: the JSON value, `Blob` side is the client's, nothing is `undefined`. */
export type AnswerOf<E extends Endpoint> = E extends { answer: { kind: 'json'; schema: infer S } }
  ? OutputOf<S>
  : undefined;

/** The titles that a call declares beside the general ones. */
export type TitlesOf<E extends Endpoint> = E extends { problems: infer P }
  ? Extract<P[keyof P], readonly string[]>[number]
  : never;

/** The input of a call: path parameters, query and body, before parsing. */
export type CallInput<E extends Endpoint> = (E extends { params: infer S }
  ? { params: { readonly [K in keyof InputOf<S>]: string | number } }
  : { params?: undefined }) &
  (E extends { query: infer S } ? { query?: InputOf<S> } : { query?: undefined }) &
  (E extends { body: { schema: infer S } } ? { body: InputOf<S> } : { body?: undefined }) &
  (E extends { body: { kind: 'multipart' } } ? { files?: readonly File[] } : { files?: undefined });

/** The calls of one resource, by name. */
export type ResourceContract = Readonly<Record<string, Endpoint>>;
