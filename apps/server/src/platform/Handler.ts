import type { Readable } from 'node:stream';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, ResourceContract, TitlesOf } from '@habilis/api/endpoint';
import type { CallTitle } from '@habilis/api/wire/ProblemTitle';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Settings } from '@habilis/domain/setting/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { FileStore } from './files/FileStore.ts';
import type { Jobs } from './jobs/Job.ts';
import type { Refuse } from './Refusal.ts';
import type { CompanyRegister } from './register/CompanyRegister.ts';

/** The role under which a call is made. */
export type CallerRole = {
  readonly id: number;
  readonly type: RoleType;
  readonly entiteId: number | null;
  readonly mrpId: number | null;
};

/** The person who makes a call, or in whose name it is made; `jti` is the token of whoever makes it. */
export type Caller = {
  readonly personneId: number;
  readonly habilisId: string;
  readonly nomPrenom: string;
  readonly jti: string;
  /** One of their roles demands a second factor, and they have none. */
  readonly lacksSecondFactor: boolean;
  readonly role: CallerRole | null;
  /** Who acts in this person's name, null when the person does (decision 0019). */
  readonly enTantQuePar: {
    readonly personneId: number;
    readonly nomPrenom: string;
    /** The role that gave the right. */
    readonly roleType: RoleType;
  } | null;
};

/** Who makes a call under a role. */
export type RoleCaller = Caller & { readonly role: CallerRole };

/** A file of a multipart body, already in the store and checked (extension, content, size). */
export type UploadedFile = {
  readonly partIndex: number;
  readonly userFilename: string;
  readonly sha256: string;
  readonly taille: number;
  readonly typeMime: string;
};

export type AuditEntry = {
  readonly action: string;
  readonly objetType?: string;
  readonly objetId?: number;
  readonly detail?: Record<string, unknown>;
};

/** Where a call comes from and what asks for cookies; only the platform's own resources need it. */
export type Exchange = {
  readonly address: string;
  /** The browser and its system, null when it does not say. */
  readonly appareil: string | null;
  readonly isSecure: boolean;
  readonly cookieOf: (name: string) => string | undefined;
  readonly setHeader: (name: string, value: string) => void;
};

/** What a handler works with; for a call that is neither a GET nor the sign-in, `db` is the call's one transaction. */
export type Context<Title extends CallTitle = never, Who extends Caller | null = Caller | null> = {
  readonly db: Kysely<Database>;
  /** Null for a guest. */
  readonly caller: Who;
  /** Makes the refusals to throw: those of the titles that the call declares, and the general ones. */
  readonly refuse: Refuse<Title>;
  /** Today in Europe/Paris, `yyyy-MM-dd`. */
  readonly today: string;
  readonly now: Date;
  readonly settings: Settings;
  readonly files: FileStore;
  readonly register: CompanyRegister;
  readonly jobs: Jobs;
  /** Each line bears the number of the request. */
  readonly log: FastifyBaseLogger;
  readonly exchange: Exchange;
  /** Records what is done in the call's transaction, or in the one that a call without its own opens. */
  readonly audit: (entry: AuditEntry, trx?: Kysely<Database>) => Promise<void>;
  /** Has something written, in a transaction of its own, should the call be refused and its one transaction undone. */
  readonly evenIfRefused: (work: (trx: Kysely<Database>) => Promise<void>) => void;
};

/** What a call of somebody signed in is handled with. */
export type AccountContext<Title extends CallTitle = never> = Context<Title, Caller>;
/** What a call that wants a capability is handled with: its caller has a role. */
export type RoleContext<Title extends CallTitle = never> = Context<Title, RoleCaller>;

/** What a call is handled with: its caller is who its access lets in, its refusals are those that it declares. */
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
};

export type HandlerAnswer<E extends Endpoint> = E extends { answer: { kind: 'file' } } ? FileAnswer : AnswerOf<E>;

type Handle<E extends Endpoint> = (call: {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly files: readonly UploadedFile[];
  readonly context: ContextOf<E>;
}) => Promise<HandlerAnswer<E>>;

/** What is particular to the way in which a call is answered. */
export type Policy = {
  /**
   * The call opens its transactions itself: a refused one is counted, a password is looked at outside of any, an answer that bears a secret is
   * not kept for a repeated call, nor one that is out of date a few seconds later, and none waits on the company register.
   */
  readonly transactions?: 'own';
  /** What a guest asks takes longer when an account exists: an answer that came sooner would tell which ones do (CO8, CO9). */
  readonly isEven?: true;
  /** A sign-in is judged by its password alone, whatever token the browser still holds. */
  readonly ignoresToken?: true;
};

/** What answers one call: a function, or one with what is particular to it. */
export type Handler<E extends Endpoint> =
  | Handle<E>
  | (Policy & {
      readonly handle: Handle<E>;
      /** Refuses a call by what its body says before any of its files is taken. */
      readonly gate?: (call: { readonly body: BodyOf<E>; readonly context: ContextOf<E> }) => Promise<void>;
    });

/** A handler for every call of a resource that is built: a missing one does not compile. */
export type Handlers<R extends ResourceContract> = {
  readonly [K in keyof R as R[K] extends { built: false } ? never : K]: Handler<R[K]>;
};
