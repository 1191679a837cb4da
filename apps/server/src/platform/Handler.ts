import type { Acte, ObjetActe } from '@habilis/domain/journal/ACTES';
import type { Readable } from 'node:stream';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, ResourceContract, TitlesOf } from '@habilis/api/endpoint';
import type { ProblemTitle } from '@habilis/api/openapi/problemTitles';
import type { Capability } from '@habilis/domain/role/capability';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Settings } from '@habilis/domain/setting/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { WatchedStore } from './files/openFileStore.ts';
import type { Jobs } from './jobs/Job.ts';
import type { Refuse } from './Refusal.ts';
import type { CompanyRegister } from './register/CompanyRegister.ts';
import type { ReadArrets } from './settings/readArrets.ts';

/** The role under which a call is made. */
export type CallerRole = {
  readonly id: number;
  readonly type: RoleType;
  readonly entiteId: number | null;
  readonly mrpId: number | null;
};

/** The person who makes a call, or on whose behalf it is made; `jti` is the token of the one who really calls. */
export type Caller = {
  readonly personneId: number;
  readonly habilisId: string;
  readonly nomPrenom: string;
  readonly jti: string;
  /** Whether one of their roles requires a second factor that they do not have. */
  readonly lacksSecondFactor: boolean;
  /** The SIRET under which the identity provider opened the session: the roles of other entites are not in it (SF17). */
  readonly etablissement: string | null;
  readonly role: CallerRole | null;
  /** Who acts in this person's name; null when it is the person (decision 0019). */
  readonly enTantQuePar: {
    readonly personneId: number;
    readonly nomPrenom: string;
    /** The role that gave the right. */
    readonly roleType: RoleType;
  } | null;
  /** The program that calls under this person's role, with the capabilities that it keeps of it; null when it is the person (decision 0252). */
  readonly application: {
    readonly id: number;
    readonly nom: string;
    readonly portees: readonly Capability[];
  } | null;
};

/** A caller with a role. */
export type RoleCaller = Caller & { readonly role: CallerRole };

/** A file of a multipart body, already stored and checked (extension, content, size). */
export type UploadedFile = {
  readonly partIndex: number;
  readonly userFilename: string;
  readonly sha256: string;
  readonly taille: number;
  readonly typeMime: string;
};

export type AuditEntry = {
  readonly action: Acte;
  readonly objetType?: ObjetActe;
  readonly objetId?: number;
  readonly detail?: Record<string, unknown>;
};

/** The network side of a call and its cookies; only the platform's own resources need it. */
export type Exchange = {
  /** The number of the call in the log and in its answer. */
  readonly requestId: string;
  readonly address: string;
  /** The browser and its system, null when it does not say. */
  readonly appareil: string | null;
  readonly isSecure: boolean;
  readonly cookieOf: (name: string) => string | undefined;
  readonly setHeader: (name: string, value: string) => void;
};

/** What a handler works with; `db` is the call's only transaction, except for a GET, for a file, and under `transactions: 'own'`. */
export type Context<Title extends ProblemTitle = never, Who extends Caller | null = Caller | null> = {
  readonly db: Kysely<Database>;
  /** Null for a guest. */
  readonly caller: Who;
  /** Makes the refusals to throw: those declared by the call, and the general ones. */
  readonly refuse: Refuse<Title>;
  /** Today in Europe/Paris, `yyyy-MM-dd`. */
  readonly today: string;
  readonly now: Date;
  readonly settings: Settings;
  readonly files: WatchedStore;
  /** The announced stops, kept by the process. */
  readonly arrets: ReadArrets;
  readonly register: CompanyRegister;
  readonly jobs: Jobs;
  /** Each line carries the request's number. */
  readonly log: FastifyBaseLogger;
  readonly exchange: Exchange;
  /** Records an act in the call's transaction, or in `trx` when the call opens its own. */
  readonly audit: (entry: AuditEntry, trx?: Kysely<Database>) => Promise<void>;
  /** If the call is refused and its transaction undone, does this work in another one. */
  readonly evenIfRefused: (work: (trx: Kysely<Database>) => Promise<void>) => void;
};

/** Context of a call by a signed-in account. */
export type AccountContext<Title extends ProblemTitle = never> = Context<Title, Caller>;
/** Context of a call that requires a capability: its caller has a role. */
export type RoleContext<Title extends ProblemTitle = never> = Context<Title, RoleCaller>;

/** Context of a call, typed from its contract: the caller that its access allows, the refusals that it declares. */
export type ContextOf<E extends Endpoint> = E extends { access: { kind: 'capability' } }
  ? RoleContext<TitlesOf<E>>
  : E extends { access: { kind: 'signed-in' } }
    ? AccountContext<TitlesOf<E>>
    : Context<TitlesOf<E>>;

/** A file as an answer. */
export type FileAnswer = {
  readonly stream: Readable;
  readonly userFilename: string;
  readonly typeMime: string;
  readonly taille: number;
  /** Since when it is as it is, where that is known. */
  readonly modifieLe?: Date;
};

export type HandlerAnswer<E extends Endpoint> = E extends { answer: { kind: 'file' } } ? FileAnswer : AnswerOf<E>;

type Handle<E extends Endpoint> = (call: {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly files: readonly UploadedFile[];
  readonly context: ContextOf<E>;
}) => Promise<HandlerAnswer<E>>;

/** Options of how a call is answered. */
export type Policy = {
  /**
   * The call opens its own transactions: to count a refused call, to check a password outside of any, not to keep for repetition an answer with
   * a secret or soon out of date, or not to hold one while the company register answers.
   */
  readonly transactions?: 'own';
  /** Takes a minimum time for a guest, so that a faster answer does not reveal which accounts exist (CO8, CO9). */
  readonly isEven?: true;
  /** The browser's token is ignored: a sign-in depends on the password alone. */
  readonly ignoresToken?: true;
};

/** Answers one call: a function, or a function with its options. */
export type Handler<E extends Endpoint> =
  | Handle<E>
  | (Policy & {
      readonly handle: Handle<E>;
      /** May refuse a call from its body, before any of its files is received. */
      readonly gate?: (call: { readonly body: BodyOf<E>; readonly context: ContextOf<E> }) => Promise<void>;
    });

/** A handler for every built call of a resource: a missing one does not compile. */
export type Handlers<R extends ResourceContract> = {
  readonly [K in keyof R as R[K] extends { built: false } ? never : K]: Handler<R[K]>;
};
