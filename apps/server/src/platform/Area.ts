import type { Scope } from '@habilis/api/endpoint';
import type { Evenements } from '@habilis/domain/evenement/destinataires';
import type { Settings } from '@habilis/domain/setting/settings';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/Database.ts';
import type { ModeleCourriel } from '../database/values/Courriel.ts';
import type { ScopeCheck } from './http/RegisteredCall.ts';
import type { Jobs } from './jobs/Job.ts';
import type { Worker } from './jobs/Worker.ts';
import type { Services } from './Services.ts';

/** The day for which work is done in the background, and what it is done with. */
export type Day = { readonly today: string; readonly settings: Settings; readonly jobs: Jobs; readonly now: Date };

/** What an area gives to the app; `areas.ts` is the one list of them. */
export type Area = {
  /** What answers its calls, by resource. */
  readonly handlers: (config: Config) => object;
  /** How the objects that its calls name are held to the caller's scope. */
  readonly scopes?: Partial<Readonly<Record<Scope, ScopeCheck>>>;
  /** The events that it tells by mail, each with who is told. */
  readonly evenements?: Evenements;
  /** The mails that it sends. */
  readonly courriels?: readonly ModeleCourriel[];
  /** What works in the background. */
  readonly workers?: readonly Worker[];
  /** What is brought up to date each morning. */
  readonly daily?: readonly ((db: Kysely<Database>, day: Day) => Promise<void>)[];
  /** What is removed each night, once nobody needs it. */
  readonly purges?: readonly ((db: Kysely<Database>, day: Day) => Promise<void>)[];
  /** What it answers beside the contract. */
  readonly routes?: (app: FastifyInstance, services: Services) => Promise<void>;
  /** Answers what areas above it ask. */
  readonly answers?: () => void;
};
